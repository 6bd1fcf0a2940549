import { plainWords, wordTokens } from '../text/word-tokens.ts'

/** A run of words of an answer that stand elsewhere already, as UTF-16 offsets. */
export type MemorisedRun = { start: number; end: number }

export type Memorised<Run extends MemorisedRun = MemorisedRun> = {
  runs: Run[]
  /** Whether each word of the answer stands in one of them. */
  isKnown: boolean[]
  /** Share of the answer's words in these runs, 0–1. */
  share: number
}

/**
 * Matches an answer against phrases that are known: each phrase counts where it stands whole, whatever
 * its case and punctuation. A `*` within a phrase stands for one to three words. Runs that touch are one.
 */
export function phraseMatches(text: string, phrases: readonly string[]): Memorised {
  const words = plainWordsOf(text)
  const isKnown = words.map(() => false)
  const byFirst = indexOf(phrases)
  for (const [start, { plain }] of words.entries()) {
    for (const phrase of byFirst.get(plain) ?? []) {
      isKnown.fill(true, start, start + lengthAt(words, start, phrase))
    }
  }
  return { runs: runsOf(words, isKnown), isKnown, share: shareOf(isKnown) }
}

const SLOT = '*'
const MOST_SLOT_WORDS = 3

/** How many words a phrase, from its part `from` on, takes where it begins with the word at `place`; 0 where it does not stand there. */
function lengthAt(words: readonly PlainWord[], place: number, phrase: readonly string[], from = 0): number {
  const part = phrase[from]
  if (part !== SLOT && words[place]?.plain !== part) return 0
  if (from === phrase.length - 1) return 1
  const most = part === SLOT ? MOST_SLOT_WORDS : 1
  for (let count = 1; count <= most; count += 1) {
    const length = lengthAt(words, place + count, phrase, from + 1)
    if (length > 0) return count + length
  }
  return 0
}

const indexes = new WeakMap<readonly string[], ReadonlyMap<string, string[][]>>()

/** Phrases by their first word; a fixed list is cut into words once. */
function indexOf(phrases: readonly string[]): ReadonlyMap<string, string[][]> {
  const known =
    indexes.get(phrases) ??
    Map.groupBy(
      phrases.map((phrase) => phrase.split(' ').flatMap((part) => (part === SLOT ? [part] : plainWords(part)))),
      ([first]) => first ?? '',
    )
  indexes.set(phrases, known)
  return known
}

/** A word without its case, and where it stands. */
export type PlainWord = { plain: string; start: number; end: number }

/** The words of a text as they are compared. */
export function plainWordsOf(text: string): PlainWord[] {
  return wordTokens(text).map(({ word, start, end }) => ({
    plain: word.toLowerCase().replaceAll('’', "'"),
    start,
    end,
  }))
}

/** Stretches of known words; those that touch are one. */
export function runsOf(words: readonly PlainWord[], isKnown: readonly boolean[]): MemorisedRun[] {
  const runs: MemorisedRun[] = []
  for (const [index, { start, end }] of words.entries()) {
    if (!isKnown[index]) continue
    const last = runs.at(-1)
    if (last !== undefined && isKnown[index - 1]) last.end = end
    else runs.push({ start, end })
  }
  return runs
}

/** Share of words that are known, 0–1. */
export function shareOf(isKnown: readonly boolean[]): number {
  return isKnown.length === 0 ? 0 : isKnown.filter(Boolean).length / isKnown.length
}
