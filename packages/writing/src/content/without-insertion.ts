/** Leaves out of an answer the neighbouring sentences in which the prompt's terms are densest. */
import type { ParsedText, Sentence } from '../text/token.ts'

/** So many neighbouring sentences are looked at together; where fewer hold as much, they are what was put in. */
const SENTENCE_COUNTS = [1, 2]
/** A prompt of fewer words of meaning is held by any answer to it. */
const MIN_TERMS = 4

/** What makes neighbouring sentences an insertion: the share of the prompt's terms that they hold at least, 0–1, and how long they are at most, as a multiple of the rest. */
export type InsertionThresholds = { minShare: number; maxLengthRatio: number }

/**
 * What is left of an answer without the sentence, or the two neighbouring ones, that hold most of the prompt's words; null where they
 * hold less than `minShare` of them, or are longer than `maxLengthRatio` times the rest: then they are no insertion.
 *
 * `termsOf` tells what a text speaks of, and `promptTerms` what the prompt does.
 */
export function withoutInsertion(
  { text, sentences }: ParsedText,
  promptTerms: ReadonlySet<string>,
  { minShare, maxLengthRatio }: InsertionThresholds,
  termsOf: (part: ParsedText) => readonly string[],
): ParsedText | null {
  if (promptTerms.size < MIN_TERMS) return null
  const parts = SENTENCE_COUNTS.flatMap((count) =>
    sentences.map((_, start) => {
      const part = textOfSentences(text, sentences.slice(start, start + count))
      return { start, count, part, held: new Set(termsOf(part).filter((term) => promptTerms.has(term))).size }
    }),
  )
  const [most] = parts.toSorted(
    (one, other) => other.held - one.held || one.part.tokens.length - other.part.tokens.length,
  )
  if (most === undefined || most.held < minShare * promptTerms.size) return null
  const rest = textOfSentences(text, sentences.toSpliced(most.start, most.count))
  return most.part.tokens.length < maxLengthRatio * rest.tokens.length ? rest : null
}

/** A text of some of its sentences; offsets stay those of `text`. */
export function textOfSentences(text: string, sentences: readonly Sentence[]): ParsedText {
  return { text, sentences, tokens: sentences.flatMap(({ tokens }) => tokens) }
}
