import { isKnownInAnyCase } from '../dictionary/dictionary.ts'
import type { ParsedText, Sentence } from '../text/token.ts'
import { type LanguageModel, languageModel } from './language-model.ts'
import { modelWords } from './model-words.ts'
import { type PlacedWord, wordModel } from './word-model.ts'

export type Fluency = {
  /** Mean log10 gain of probability that the words' order gives over the words alone. */
  orderGain: number
  /** Share of neighbouring words that the language model never saw together, 0–1. */
  unseenShare: number
  /**
   * How far the gain of this order stands above that of the same words in random order, in standard deviations.
   * Around 0 for shuffled words, 3 and more for learners' sentences.
   */
  orderEvidence: number
  /** Mean log10 gain of probability that the two words before give a word, by the larger model of words alone. */
  wordGain: number
}

/** A single odd name must not decide over a short text. */
const MIN_GAIN = -1.5
const MAX_GAIN = 2.5
const SHUFFLES = 24
/** Longer texts are plain from their first words. */
const MAX_SHUFFLED_WORDS = 150

/** How far a text's word order is that of English, by the packed language model. */
export function fluencyOf(parsed: ParsedText): Fluency {
  const model = languageModel()
  const sentences = parsed.sentences.map((sentence) => model.symbolsOf(withoutUnknown(sentence)))
  const scores = sentences.flatMap((symbols) => model.score(symbols))
  if (scores.length === 0) return { orderGain: 0, unseenShare: 0, orderEvidence: 0, wordGain: 0 }
  return {
    orderGain: meanGain(scores),
    unseenShare: scores.filter(({ isSeen }) => !isSeen).length / scores.length,
    orderEvidence: orderEvidence(model, sentences.flat().slice(0, MAX_SHUFFLED_WORDS)),
    wordGain: wordGain(parsed),
  }
}

/** Misspelt words are judged as spelling; here they would only hide the order of the words around them. */
function withoutUnknown(sentence: Sentence): Sentence {
  return { ...sentence, tokens: sentence.tokens.filter((token) => !token.isWord || isKnownToken(token.lower)) }
}

function isKnownToken(word: string): boolean {
  return word.includes("'") || isKnownInAnyCase(word)
}

function wordGain(parsed: ParsedText): number {
  const sentences = parsed.sentences.map((sentence) => modelWords(withoutUnknown(sentence)).map(({ word }) => word))
  const scores = sentences.flatMap((words) => (words.length === 0 ? [] : wordModel().score(words)))
  return scores.length === 0 ? 0 : meanGain(scores)
}

function meanGain(scores: readonly PlacedWord[]): number {
  const gains = scores.map(({ inContext, alone }) => Math.min(MAX_GAIN, Math.max(MIN_GAIN, inContext - alone)))
  return gains.reduce((sum, gain) => sum + gain, 0) / scores.length
}

/** A permutation test: the text's own words in random order are the yardstick, so rare words do no harm. */
function orderEvidence(model: LanguageModel, symbols: readonly number[]): number {
  const actual = meanGain(model.score(symbols))
  const random = seededRandom(symbols.length)
  const gains = Array.from({ length: SHUFFLES }, () => meanGain(model.score(shuffled(symbols, random))))
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / SHUFFLES
  const variance = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / (SHUFFLES - 1)
  return variance === 0 ? 0 : (actual - mean) / Math.sqrt(variance)
}

function shuffled(symbols: readonly number[], random: () => number): number[] {
  return symbols
    .map((symbol) => ({ symbol, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ symbol }) => symbol)
}

/** Mulberry32: the same answer must always get the same score, so chance is seeded. */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
