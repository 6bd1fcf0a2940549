import { wordTokens } from '../text/word-tokens.ts'

/** Words of an answer that stand elsewhere already, as UTF-16 offsets. */
export type MemorisedRun = { start: number; end: number }

export type Memorised = {
  runs: MemorisedRun[]
  /** Share of the answer's words in these runs, 0–1. */
  share: number
}

/**
 * Finds what an answer has in common with phrases that are known: each phrase counts where it stands whole, whatever
 * its case and punctuation. Runs that touch are one.
 */
export function knownPhrases(text: string, phrases: readonly string[]): Memorised {
  const words = wordsOf(text)
  const isKnown = words.map(() => false)
  const byFirst = indexOf(phrases)
  for (const [start, { plain }] of words.entries()) {
    for (const phrase of byFirst.get(plain) ?? []) {
      if (phrase.every((word, offset) => words[start + offset]?.plain === word))
        isKnown.fill(true, start, start + phrase.length)
    }
  }
  return toRuns(words, isKnown)
}

/**
 * Finds what an answer has in common with whole earlier texts (the learner's own, the community's): runs of at least
 * `minimumWords` words in the same order.
 */
export function sharedRuns(text: string, earlier: readonly string[], minimumWords = 8): Memorised {
  const words = wordsOf(text)
  const isKnown = words.map(() => false)
  const known = new Set(earlier.flatMap((each) => windows(plainWords(each), minimumWords)))
  for (const [start, run] of windows(
    words.map(({ plain }) => plain),
    minimumWords,
  ).entries())
    if (known.has(run)) isKnown.fill(true, start, start + minimumWords)
  return toRuns(words, isKnown)
}

const indexes = new WeakMap<readonly string[], ReadonlyMap<string, string[][]>>()

/** Phrases by their first word; a fixed list is cut into words once. */
function indexOf(phrases: readonly string[]): ReadonlyMap<string, string[][]> {
  const known = indexes.get(phrases) ?? Map.groupBy(phrases.map(plainWords), ([first]) => first ?? '')
  indexes.set(phrases, known)
  return known
}

type Word = { plain: string; start: number; end: number }

function wordsOf(text: string): Word[] {
  return wordTokens(text).map(({ word, start, end }) => ({ plain: plainOf(word), start, end }))
}

function plainWords(text: string): string[] {
  return wordTokens(text).map(({ word }) => plainOf(word))
}

function plainOf(word: string): string {
  return word.toLowerCase().replaceAll('’', "'")
}

function windows(words: readonly string[], length: number): string[] {
  const count = Math.max(0, words.length - length + 1)
  return Array.from({ length: count }, (_, start) => words.slice(start, start + length).join(' '))
}

function toRuns(words: readonly Word[], isKnown: readonly boolean[]): Memorised {
  const runs: MemorisedRun[] = []
  for (const [index, { start, end }] of words.entries()) {
    if (!isKnown[index]) continue
    const last = runs.at(-1)
    if (last !== undefined && isKnown[index - 1]) last.end = end
    else runs.push({ start, end })
  }
  return { runs, share: words.length === 0 ? 0 : isKnown.filter(Boolean).length / words.length }
}
