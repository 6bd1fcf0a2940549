/** Measures by n-gram overlap how much of an answer is copied. */
import { plainWords } from '../text/word-tokens.ts'

/** N-grams of this many words are copied; a trial's genuine summaries shared at most three words in a row. */
const NGRAM_LENGTH = 5

/** The n-gram overlap of an answer with a passage: share of its words that stand in 5-grams of the passage, 0–1. */
export function ngramOverlap(answer: string, passage: string): number {
  const words = plainWords(answer)
  if (words.length === 0) return 0
  const ngrams = new Set(ngramsOf(plainWords(passage)))
  const isCopied = words.map(() => false)
  for (const [start, ngram] of ngramsOf(words).entries()) {
    if (ngrams.has(ngram)) isCopied.fill(true, start, start + NGRAM_LENGTH)
  }
  return isCopied.filter(Boolean).length / words.length
}

function ngramsOf(words: readonly string[]): string[] {
  const count = Math.max(0, words.length - NGRAM_LENGTH + 1)
  return Array.from({ length: count }, (_, start) => words.slice(start, start + NGRAM_LENGTH).join(' '))
}
