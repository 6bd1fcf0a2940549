/** Finds words that do not fit who is spoken or written to: too casual, too stiff, rude, shouted. */
import { CASUAL_WORDS, INSULTING_ADJECTIVES, INSULTS, RUDE_PHRASES, STIFF_PHRASES } from '@rehearsal/english/words/tone'
import type { Register } from '@rehearsal/rating/types'
import { type WordToken, wordTokens } from '../text/word-tokens.ts'

/** Places are UTF-16 offsets in the text. */
export type RegisterMark = { kind: 'casual' | 'stiff' | 'rude' | 'shouting'; start: number; end: number }

type Word = WordToken & { lower: string }

/** Who calls himself a fool insults nobody: these stand a few words before, or right behind. */
const ABOUT_MYSELF = new Set(['i', 'me', 'my', 'myself', 'we', "i'm", 'feel', 'felt', 'feeling', 'looked', 'like'])
const MYSELF_REACH = { before: 4, behind: 2 }
const TO_YOU = new Set(['you', 'your', "you're", 'ur', 'u'])
/** Words that may stand between “you are” and what is said of you. */
const BETWEEN = new Set([
  'are',
  'so',
  'very',
  'really',
  'just',
  'all',
  'completely',
  'totally',
  'such',
  'a',
  'an',
  'is',
  'staff',
  'company',
  'service',
  'people',
])
/** “I do not think that you are lazy.” */
const DENIAL_REACH = 5
const LONG_WORD = 4
const EMPHASIS = /[!?]*(?:!{2,}|\?{2,}|!\?|\?!)[!?]*/gu
const PICTURE = /\p{Extended_Pictographic}|(?<=^|\s)[:;]-?[)(DP](?=\s|$)/gu

/**
 * What of a text that was read (`readTyped`) does not fit its listener or reader, in its order: words for friends, emphasis by signs or capitals and pictures
 * where the register is formal; phrases of business letters where it is informal; what is rude, wherever it stands. Of places that
 * overlap the first stays, of two that begin together the longer one.
 *
 * Exam-rules §5: conventions of e-mails, “register fits” of situations. Irony and tact are not seen.
 */
export function registerMarks(text: string, register: Register): RegisterMark[] {
  const words = wordTokens(text).map((token) => ({ ...token, lower: token.word.toLowerCase() }))
  const marks = [
    ...rudeMarks(words, register),
    ...(register === 'formal'
      ? [...phraseMarks(words, CASUAL, 'casual'), ...signMarks(text), ...shoutedMarks(text, words)]
      : phraseMarks(words, STIFF, 'stiff')),
  ]
  return withoutOverlaps(marks)
}

type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>

const phrasesOf = (entries: Iterable<string>): Phrases =>
  Map.groupBy(
    [...entries].map((entry) => entry.split(' ')),
    ([first = '']) => first,
  )
const [CASUAL, STIFF, RUDE] = [phrasesOf(CASUAL_WORDS), phrasesOf(STIFF_PHRASES), phrasesOf(RUDE_PHRASES)]

function phraseMarks(words: readonly Word[], phrases: Phrases, kind: RegisterMark['kind']): RegisterMark[] {
  return words.flatMap(({ lower, start }, i) =>
    (phrases.get(lower) ?? []).flatMap((phrase) => {
      const last = words[i + phrase.length - 1]
      const isThere = last !== undefined && phrase.every((part, k) => words[i + k]?.lower === part)
      return isThere ? [{ kind, start, end: last.end }] : []
    }),
  )
}

/** Friends may call each other lazy. */
function rudeMarks(words: readonly Word[], register: Register): RegisterMark[] {
  const called = words.filter(({ lower }, i) =>
    INSULTS.has(lower)
      ? !isAboutMyself(words, i)
      : register === 'formal' && INSULTING_ADJECTIVES.has(lower) && isSaidOfYou(words, i),
  )
  return [
    ...phraseMarks(words, RUDE, 'rude'),
    ...called.map(({ start, end }): RegisterMark => ({ kind: 'rude', start, end })),
  ]
}

function isAboutMyself(words: readonly Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - MYSELF_REACH.before), at)
  const behind = words.slice(at + 1, at + 1 + MYSELF_REACH.behind)
  if (before.some(({ lower }) => TO_YOU.has(lower))) return false
  return [...before, ...behind].some(({ lower }) => ABOUT_MYSELF.has(lower))
}

/** “You are so lazy”, “your useless company”; not “you are not lazy”, nor “you must be crazy with worry”. */
function isSaidOfYou(words: readonly Word[], at: number): boolean {
  for (let i = at - 1; i >= 0; i--) {
    const lower = words[i]?.lower ?? ''
    if (TO_YOU.has(lower)) return !words.slice(Math.max(0, i - DENIAL_REACH), i).some(isDenial)
    if (!BETWEEN.has(lower)) return false
  }
  return false
}

const isDenial = ({ lower }: Word) => lower === 'not' || lower === 'never' || lower.endsWith("n't")

function signMarks(text: string): RegisterMark[] {
  return [EMPHASIS, PICTURE].flatMap((sign) =>
    [...text.matchAll(sign)].map(({ 0: { length }, index }): RegisterMark => ({
      kind: 'casual',
      start: index,
      end: index + length,
    })),
  )
}

/** Two or more words in capitals, one of them long; a whole text in capitals is another matter. */
function shoutedMarks(text: string, words: readonly Word[]): RegisterMark[] {
  if (text === text.toUpperCase()) return []
  const runs: Word[][] = [[]]
  for (const word of words) {
    if (isCapitals(word)) runs.at(-1)?.push(word)
    else runs.push([])
  }
  return runs.flatMap((run): RegisterMark[] => {
    const [first, last] = [run[0], run.at(-1)]
    const isShout = run.length > 1 && run.some(({ word }) => word.length >= LONG_WORD)
    return isShout && first !== undefined && last !== undefined
      ? [{ kind: 'shouting', start: first.start, end: last.end }]
      : []
  })
}

const isCapitals = ({ word }: Word) => /\p{Lu}/u.test(word) && word === word.toUpperCase()

function withoutOverlaps(marks: readonly RegisterMark[]): RegisterMark[] {
  const kept: RegisterMark[] = []
  for (const mark of marks.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (mark.start >= (kept.at(-1)?.end ?? 0)) kept.push(mark)
  }
  return kept
}
