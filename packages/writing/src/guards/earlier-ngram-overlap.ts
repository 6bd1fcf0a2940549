import type { EarlierAnswer, KnownTexts } from '@rehearsal/rating/types'
import { plainWords } from '../text/word-tokens.ts'
import { LETTER_FORMULAS } from './letter-formulas.ts'
import {
  phraseMatches,
  type Memorised,
  type MemorisedRun,
  type PlainWord,
  plainWordsOf,
  runsOf,
  shareOf,
} from '../templates/phrase-matches.ts'
import { bloomFilterOf, stretchesWithin } from './vocabulary-filter.ts'

/** A run of an earlier answer, and the answer that holds most of it. */
export type EarlierRun = MemorisedRun & { from: EarlierAnswer }

/** n of the n-grams: honest answers share phrases of four to seven words; eight in a row are no chance. */
const NGRAM_LENGTH = 8
/** A run of which more than this belongs to how letters begin and end is everybody's. */
const MOST_FORMULA_WORDS = 4
/** Far more than any kind takes; what is read of one answer is bounded. */
const MAX_READ_CHARACTERS = 6000

/**
 * The n-gram overlap of an answer with earlier ones: runs of eight and more words that stand there in the same order. Not counted are runs of `common`
 * texts, which everybody was given, runs of the learner's earlier tries at the same question, and the formulas of
 * letters. A run that stands in several answers belongs to the first of them.
 */
export function earlierNgramOverlap(text: string, common: readonly string[], known: KnownTexts): Memorised<EarlierRun> {
  const { earlierAnswers = [], givenTexts = [] } = known
  const words = plainWordsOf(text)
  const ngrams = ngramsOf(words, phraseMatches(text, LETTER_FORMULAS).isKnown)
  const keysIn = keysWithin(new Set(words.map(({ plain }) => plain)))
  const retries = earlierAnswers.filter(({ from }) => from === 'retry').map((each) => each.text)
  for (const own of [...common, ...givenTexts, ...retries]) for (const key of keysIn(own)) ngrams.delete(key)
  const sources: (EarlierAnswer | undefined)[] = words.map(() => undefined)
  for (const earlier of earlierAnswers) {
    if (ngrams.size === 0 || earlier.from === 'retry') continue
    for (const key of keysIn(earlier.text))
      for (const start of ngrams.get(key) ?? [])
        for (let at = start; at < start + NGRAM_LENGTH; at++) sources[at] ??= earlier
  }
  const isKnown = sources.map((source) => source !== undefined)
  return { runs: sourcedRuns(words, sources, isKnown), isKnown, share: shareOf(isKnown) }
}

/** Every n-gram with the places where it begins, the formulas of letters left out. */
function ngramsOf(words: readonly PlainWord[], isFormula: readonly boolean[]): Map<string, number[]> {
  const ngrams = new Map<string, number[]>()
  for (let start = 0; start + NGRAM_LENGTH <= words.length; start++) {
    if (isFormula.slice(start, start + NGRAM_LENGTH).filter(Boolean).length > MOST_FORMULA_WORDS) continue
    const key = keyOf(words.slice(start, start + NGRAM_LENGTH).map(({ plain }) => plain))
    ngrams.set(key, [...(ngrams.get(key) ?? []), start])
  }
  return ngrams
}

/** Finds the runs of a text that may stand in an answer of this vocabulary: most texts have hardly eight words in a row that the answer uses at all. */
function keysWithin(vocabulary: ReadonlySet<string>): (text: string) => string[] {
  const filter = bloomFilterOf(vocabulary)
  return (text) =>
    stretchesWithin(text.slice(0, MAX_READ_CHARACTERS), filter, NGRAM_LENGTH).flatMap((stretch) => {
      const words = plainWords(stretch)
      const keys: string[] = []
      let inARow = 0
      for (const [index, word] of words.entries()) {
        inARow = vocabulary.has(word) ? inARow + 1 : 0
        if (inARow >= NGRAM_LENGTH) keys.push(keyOf(words.slice(index - NGRAM_LENGTH + 1, index + 1)))
      }
      return keys
    })
}

const keyOf = (words: readonly string[]) => words.join(' ')

/** Runs that touch are one, of the answer that holds most of its words. */
function sourcedRuns(
  words: readonly PlainWord[],
  sources: readonly (EarlierAnswer | undefined)[],
  isKnown: readonly boolean[],
): EarlierRun[] {
  return runsOf(words, isKnown).flatMap((run) => {
    const own = sources.filter((_, index) => {
      const word = words[index]
      return word !== undefined && word.start >= run.start && word.end <= run.end
    })
    const [most] = [...Map.groupBy(own, (source) => source)].toSorted(([, a], [, b]) => b.length - a.length)
    return most?.[0] === undefined ? [] : [{ ...run, from: most[0] }]
  })
}
