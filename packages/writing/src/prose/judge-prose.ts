import { FUNCTION_WORDS } from '@rehearsal/exam/function-words'
import type { ParsedText } from '../text/token.ts'
import { wordTokens } from '../text/word-tokens.ts'
import { type Fluency, fluencyOf } from './fluency.ts'
import { unknownWords } from './unknown-words.ts'

/** Why a text is not English prose; null when it is. */
export type NotProse = 'empty' | 'unknown_words' | 'word_list' | 'word_order' | 'repetition'

export type ProseJudgement = {
  notProse: NotProse | null
  /** Share of words that no dictionary knows, names included, 0–1. */
  unknownShare: number
  functionWordShare: number
  /** Share of the n-grams of four words that are distinct, 0–1 (distinct-n). */
  distinctNgrams: number
  fluency: Fluency
}

/** Even a beginner writes fewer unknown words than this; another language or typed noise does not. */
const MAX_UNKNOWN_SHARE = 0.45
/** English prose has 35–55 % function words, telegram style 20 %. */
const MIN_FUNCTION_WORD_SHARE = 0.16
/**
 * The least z-score of the word order (fluency.ts): of shuffled summaries it is 0.9 ± 0.9, of genuine ones from 25 words on 2.4 and more
 * (measured on our own answers). A weak learner's 20 words may have none, so short answers need next to none.
 */
const ORDER_Z_SCORE = { freeWords: 16, perWord: 1 / 6, max: 2.3 }
/**
 * The z-score grows with length: of 80 words and more genuine answers have 6 and more, broken notes included, while
 * scattered words with a phrase here and there have 4 (our own graded answers).
 */
const LONG_ORDER_Z_SCORE = { words: 80, perWord: 1 / 30, max: 4.6 }
/** A text backwards keeps some pairs of words; genuine answers of this length have a SLOR of −0.19 and more. */
const BROKEN = { words: 40, slor: -0.27, zScore: 5 }
/** Shorter texts vary too much to be judged by order or function words. */
const MIN_WORDS_FOR_ORDER = 8
/** Genuine texts repeat few n-grams of four words (0.82 and more are distinct in our graded answers); a text pasted twice repeats half. */
export const MIN_DISTINCT_NGRAMS = 0.65
const NGRAM_LENGTH = 4
const MIN_WORDS_FOR_NGRAMS = 20

/**
 * Whether a text is English prose: not typed noise, another language, a list of keywords, shuffled or repeated words. The order
 * of its words is judged in `asMeant`, the text with its spelling put right where that is known.
 */
export function judgeProse(
  parsed: ParsedText,
  passageWords: ReadonlySet<string>,
  asMeant: ParsedText = parsed,
): ProseJudgement {
  const words = wordTokens(parsed.text).map(({ word }) => word.toLowerCase().replaceAll('’', "'"))
  const unknown = unknownWords(words, passageWords)
  const functionWords = parsed.tokens.filter((token) => FUNCTION_WORDS.has(token.lower))
  const judgement = {
    unknownShare: words.length === 0 ? 0 : unknown.length / words.length,
    functionWordShare: words.length === 0 ? 0 : functionWords.length / words.length,
    distinctNgrams: distinctNgramShare(words),
    fluency: fluencyOf(asMeant),
  }
  return { ...judgement, notProse: reasonAgainst(words, judgement) }
}

function reasonAgainst(words: readonly string[], judgement: Omit<ProseJudgement, 'notProse'>): NotProse | null {
  if (words.length === 0) return 'empty'
  if (judgement.unknownShare > MAX_UNKNOWN_SHARE) return 'unknown_words'
  if (judgement.distinctNgrams < MIN_DISTINCT_NGRAMS) return 'repetition'
  if (words.length < MIN_WORDS_FOR_ORDER) return null
  if (judgement.functionWordShare < MIN_FUNCTION_WORD_SHARE) return 'word_list'
  const { freeWords, perWord, max } = ORDER_Z_SCORE
  const short = Math.min(max, (words.length - freeWords) * perWord)
  const more = Math.max(0, words.length - LONG_ORDER_Z_SCORE.words) * LONG_ORDER_Z_SCORE.perWord
  const required = Math.min(LONG_ORDER_Z_SCORE.max, short + more)
  const { orderZScore, classSlor } = judgement.fluency
  const isBroken = words.length >= BROKEN.words && classSlor < BROKEN.slor && orderZScore < BROKEN.zScore
  return orderZScore < required || isBroken ? 'word_order' : null
}

function distinctNgramShare(words: readonly string[]): number {
  if (words.length < MIN_WORDS_FOR_NGRAMS) return 1
  const count = words.length - NGRAM_LENGTH + 1
  const ngrams = new Set(
    Array.from({ length: count }, (_, start) => words.slice(start, start + NGRAM_LENGTH).join(' ')),
  )
  return ngrams.size / count
}
