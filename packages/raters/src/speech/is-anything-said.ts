import type { WordEvidence } from './word-evidence.ts'
import type { WordVerifier } from './word-verifier.ts'

/**
 * Whether the take holds anything of the text: of another text, noise or music single words may pass for said, but they are
 * few, unsure and short beside all that was said. `probabilities` holds one entry per word.
 */
export function isAnythingSaid(
  verifier: WordVerifier,
  words: readonly (Pick<WordEvidence, 'place'> | null)[],
  probabilities: readonly number[],
  speechFrames: number,
): boolean {
  const { bias, weights, threshold } = verifier.take
  const features = takeFeatures(words, probabilities, speechFrames)
  return bias + features.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), 0) >= threshold
}

/** The mean and the two highest probabilities, the share of the take's speech in words that count as said, log number of words. */
export function takeFeatures(
  words: readonly (Pick<WordEvidence, 'place'> | null)[],
  probabilities: readonly number[],
  speechFrames: number,
): number[] {
  const sorted = probabilities.toSorted((a, b) => b - a)
  const frames = words.map((word, i) =>
    word === null ? 0 : (probabilities[i] ?? 0) * (word.place.end - word.place.start),
  )
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  return [
    sum(probabilities) / Math.max(1, probabilities.length),
    sorted[0] ?? 0,
    sorted[1] ?? 0,
    Math.min(1.5, sum(frames) / Math.max(1, speechFrames)),
    Math.log(Math.max(1, probabilities.length)),
  ]
}
