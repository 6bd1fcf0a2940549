/** Measures by two language models how fluent a text is (SLOR), and whether its words stand in order. */
import { isKnownInAnyCase } from '../dictionary/dictionary.ts'
import type { ParsedText, Sentence } from '../text/token.ts'
import { type ClassTrigramModel, classTrigramModel } from './class-trigram-model.ts'
import { modelWords } from './model-words.ts'
import { type WordScore, wordTrigramModel } from './word-trigram-model.ts'

export type Fluency = {
  /** SLOR (syntactic log-odds ratio, Pauls & Klein 2012) by the model of words and classes: mean log10 of trigram over unigram probability. */
  classSlor: number
  /** Share of bigrams that this model never saw, 0–1. */
  unseenBigramShare: number
  /**
   * The z-score of this order's SLOR among those of the same words in random order (a permutation test).
   * Around 0 for shuffled words, 3 and more for learners' sentences.
   */
  orderZScore: number
  /** SLOR by the larger model of words alone. */
  wordSlor: number
}

/** A word's log ratio is clipped: a single odd name must not decide over a short text. */
const MIN_LOG_RATIO = -1.5
const MAX_LOG_RATIO = 2.5
const PERMUTATIONS = 24
/** Longer texts are plain from their first words. */
const MAX_PERMUTED_WORDS = 150

/** How far a text's word order is that of English, by both language models. */
export function fluencyOf(parsed: ParsedText): Fluency {
  const model = classTrigramModel()
  const sentences = parsed.sentences.map((sentence) => model.symbolsOf(withoutUnknown(sentence)))
  const scores = sentences.flatMap((symbols) => model.score(symbols))
  if (scores.length === 0) return { classSlor: 0, unseenBigramShare: 0, orderZScore: 0, wordSlor: 0 }
  return {
    classSlor: slorOf(scores),
    unseenBigramShare: scores.filter(({ isBigramSeen }) => !isBigramSeen).length / scores.length,
    orderZScore: orderZScore(model, sentences.flat().slice(0, MAX_PERMUTED_WORDS)),
    wordSlor: wordSlor(parsed),
  }
}

/** Misspelt words are judged as spelling; here they would only hide the order of the words around them. */
function withoutUnknown(sentence: Sentence): Sentence {
  return { ...sentence, tokens: sentence.tokens.filter((token) => !token.isWord || isKnownToken(token.lower)) }
}

function isKnownToken(word: string): boolean {
  return word.includes("'") || isKnownInAnyCase(word)
}

function wordSlor(parsed: ParsedText): number {
  const sentences = parsed.sentences.map((sentence) => modelWords(withoutUnknown(sentence)).map(({ word }) => word))
  const scores = sentences.flatMap((words) => (words.length === 0 ? [] : wordTrigramModel().score(words)))
  return scores.length === 0 ? 0 : slorOf(scores)
}

function slorOf(scores: readonly WordScore[]): number {
  const ratios = scores.map(({ logTrigram, logUnigram }) =>
    Math.min(MAX_LOG_RATIO, Math.max(MIN_LOG_RATIO, logTrigram - logUnigram)),
  )
  return ratios.reduce((sum, ratio) => sum + ratio, 0) / scores.length
}

/** A permutation test: the text's own words in random order are the yardstick, so rare words do no harm. */
function orderZScore(model: ClassTrigramModel, symbols: readonly number[]): number {
  const actual = slorOf(model.score(symbols))
  const random = seededRandom(symbols.length)
  const permuted = Array.from({ length: PERMUTATIONS }, () => slorOf(model.score(shuffled(symbols, random))))
  const mean = permuted.reduce((sum, slor) => sum + slor, 0) / PERMUTATIONS
  const variance = permuted.reduce((sum, slor) => sum + (slor - mean) ** 2, 0) / (PERMUTATIONS - 1)
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
