import type { ParsedText } from '../text/token.ts'
import { contentTerms } from './content-terms.ts'

/** A good paraphrase shares about this part of its topic words' weight with the passage; more is no more relevant. */
const FULL_OVERLAP = 0.45

/**
 * How much an answer speaks of the passage's topic, 0–1: the rarity-weighted share of its content words that the
 * passage uses too, in any inflection. An answer without content words has no topic: 0.
 */
export function topicRelevance(answer: ParsedText, passage: ParsedText): number {
  const passageTerms = new Set(contentTerms(passage).map(({ term }) => term))
  const unique = new Map(contentTerms(answer).map(({ term, weight }) => [term, weight]))
  let shared = 0
  let total = 0
  for (const [term, weight] of unique) {
    total += weight
    if (passageTerms.has(term)) shared += weight
  }
  return total === 0 ? 0 : Math.min(1, shared / total / FULL_OVERLAP)
}
