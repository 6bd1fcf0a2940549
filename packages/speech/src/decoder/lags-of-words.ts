import { logProbabilities } from './log-probabilities.ts'
import type { SpeechDecoder } from './speech-decoder.ts'
import { START } from './write-down.ts'

/** A word of a text in tokens, as it is written inside a sentence and at its beginning. */
export type FollowedWord = { small: readonly number[]; large: readonly number[] }

/** No word is said to fall farther behind, nats. */
export const FARTHEST_LAG = -15

/**
 * How far each word of a text falls behind what the decoder would write in its place, when it is made to write this text of the sound that it has
 * heard: nats, 0 where it would write the same. It sets marks (tokens of `marks`) and capitals where it would. Words beyond `mostTokens` fall farthest behind.
 */
export function lagsOfWords(
  decoder: SpeechDecoder,
  words: readonly FollowedWord[],
  { marks, mostTokens }: { marks: ReadonlySet<number>; mostTokens: number },
): number[] {
  let left = mostTokens - 1
  let place = logProbabilities(decoder.next(START))
  const goOn = (token: number) => {
    left -= 1
    place = logProbabilities(decoder.next(token))
  }
  return words.map(({ small, large }) => {
    if (left <= Math.max(small.length, large.length)) {
      left = 0
      return FARTHEST_LAG
    }
    if (marks.has(place.best)) goOn(place.best)
    const isLarge = place.of(large[0] ?? START) > place.of(small[0] ?? START)
    let lag = 0
    for (const token of isLarge ? large : small) {
      lag += place.of(token) - place.of(place.best)
      goOn(token)
    }
    return Math.max(FARTHEST_LAG, lag)
  })
}
