import type { ParsedText, Sentence } from '../text/token.ts'

/** So many neighbouring sentences are looked at together; where fewer hold as much, they are what was put in. */
const NEIGHBOURS = [1, 2]
/** A prompt of fewer words of meaning is held by any answer to it. */
const MIN_TERMS = 4

/** What makes neighbouring sentences a foreign body: the share of what was asked that they hold, 0–1, and how long they are at most, as a multiple of the rest. */
export type PutIn = { held: number; mostWords: number }

/**
 * What is left of an answer without the sentence, or the two neighbouring ones, that hold most of the prompt's words; null where they
 * hold less than `held` of them, 0–1, or are longer than `mostWords` times the rest: then they are no foreign body.
 *
 * `termsOf` tells what a text speaks of, and `asked` what the prompt does.
 */
export function besidePutIn(
  { text, sentences }: ParsedText,
  asked: ReadonlySet<string>,
  { held, mostWords }: PutIn,
  termsOf: (part: ParsedText) => readonly string[],
): ParsedText | null {
  if (asked.size < MIN_TERMS) return null
  const parts = NEIGHBOURS.flatMap((count) =>
    sentences.map((_, start) => {
      const part = joined(text, sentences.slice(start, start + count))
      return { start, count, part, held: new Set(termsOf(part).filter((term) => asked.has(term))).size }
    }),
  )
  const [most] = parts.toSorted(
    (one, other) => other.held - one.held || one.part.tokens.length - other.part.tokens.length,
  )
  if (most === undefined || most.held < held * asked.size) return null
  const rest = joined(text, sentences.toSpliced(most.start, most.count))
  return most.part.tokens.length < mostWords * rest.tokens.length ? rest : null
}

/** A text of some of its sentences; offsets stay those of `text`. */
export function joined(text: string, sentences: readonly Sentence[]): ParsedText {
  return { text, sentences, tokens: sentences.flatMap(({ tokens }) => tokens) }
}
