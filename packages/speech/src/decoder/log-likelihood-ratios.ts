import { logProbabilities } from './log-probabilities.ts'
import type { SpeechDecoder } from './speech-decoder.ts'
import { START } from './greedy-decoding.ts'

/** A word of a text in tokens, as it is written inside a sentence and at its beginning. */
export type CasedWord = { lowerCase: readonly number[]; capitalised: readonly number[] }

/** No word is said to be less likely, nats. */
export const LOWEST_RATIO = -15

/**
 * The log-likelihood ratio of each word of a text to what the decoder would write in its place, when it is made to write this text of the sound that it has
 * heard: nats, 0 where it would write the same. It sets marks (tokens of `marks`) and capitals where it would. Words beyond `mostTokens` get LOWEST_RATIO.
 */
export function logLikelihoodRatiosOf(
  decoder: SpeechDecoder,
  words: readonly CasedWord[],
  { marks, mostTokens }: { marks: ReadonlySet<number>; mostTokens: number },
): number[] {
  let left = mostTokens - 1
  let place = logProbabilities(decoder.next(START))
  const goOn = (token: number) => {
    left -= 1
    place = logProbabilities(decoder.next(token))
  }
  return words.map(({ lowerCase, capitalised }) => {
    if (left <= Math.max(lowerCase.length, capitalised.length)) {
      left = 0
      return LOWEST_RATIO
    }
    if (marks.has(place.best)) goOn(place.best)
    const isCapitalised = place.of(capitalised[0] ?? START) > place.of(lowerCase[0] ?? START)
    let logLikelihoodRatio = 0
    for (const token of isCapitalised ? capitalised : lowerCase) {
      logLikelihoodRatio += place.of(token) - place.of(place.best)
      goOn(token)
    }
    return Math.max(LOWEST_RATIO, logLikelihoodRatio)
  })
}
