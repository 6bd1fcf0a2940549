/** Estimates how much of a passage a summary covers where no main points were authored. */
import type { ParsedText, Sentence } from '../text/token.ts'
import { type ContentTerm, contentTerms } from './content-terms.ts'

/** How many of a sentence's weightiest terms stand for it. */
const TERMS_PER_SENTENCE = 8
/** A sentence counts in full when this share of its terms' weight is met: a summary uses fewer and other words. */
const FULL_SENTENCE_SHARE = 0.4
/** A summary may leave out detail; this mean over sentences is full coverage. */
const FULL_COVERAGE = 0.5

/**
 * Estimates, without authored points, how much of a passage an answer covers, 0–1.
 *
 * Each sentence of the passage is stood for by its weightiest terms, and met by the share of their weight that the
 * answer uses in any inflection.
 */
export function estimateCoverage(answer: ParsedText, passage: ParsedText): number {
  const answerTerms = new Set(contentTerms(answer).map(({ term }) => term))
  const weights = sentenceWeights(passage)
  let met = 0
  let total = 0
  for (const sentence of passage.sentences) {
    const terms = heaviestTerms(sentence, passage, weights)
    const weight = sumOf(terms.map(({ weight: each }) => each))
    if (weight === 0) continue
    const hit = sumOf(terms.filter(({ term }) => answerTerms.has(term)).map(({ weight: each }) => each))
    met += weight * Math.min(1, hit / weight / FULL_SENTENCE_SHARE)
    total += weight
  }
  return total === 0 ? 0 : Math.min(1, met / total / FULL_COVERAGE)
}

/** Weight of each term, less for terms of many sentences: naming the topic alone covers none of them. */
function sentenceWeights(passage: ParsedText): Map<string, number> {
  const sentencesOfTerm = new Map<string, number>()
  for (const sentence of passage.sentences) {
    const terms = new Set(termsOf(sentence, passage).map(({ term }) => term))
    for (const term of terms) sentencesOfTerm.set(term, (sentencesOfTerm.get(term) ?? 0) + 1)
  }
  const weights = new Map<string, number>()
  for (const { term, weight } of contentTerms(passage)) {
    weights.set(term, weight / Math.sqrt(sentencesOfTerm.get(term) ?? 1))
  }
  return weights
}

function heaviestTerms(sentence: Sentence, passage: ParsedText, weights: ReadonlyMap<string, number>) {
  const unique = [...new Set(termsOf(sentence, passage).map(({ term }) => term))]
  return unique
    .map((term) => ({ term, weight: weights.get(term) ?? 0 }))
    .toSorted((a, b) => b.weight - a.weight || a.term.localeCompare(b.term))
    .slice(0, TERMS_PER_SENTENCE)
}

function termsOf(sentence: Sentence, passage: ParsedText): ContentTerm[] {
  return contentTerms({ text: passage.text, tokens: sentence.tokens, sentences: [sentence] })
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
