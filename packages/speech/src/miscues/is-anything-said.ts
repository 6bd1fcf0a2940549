import { predictLinear } from '@rehearsal/statistics/linear-model'
import { mean } from '@rehearsal/statistics/numbers'
import type { PhoneGoodness } from '../pronunciation/goodness-of-pronunciation.ts'
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
  return predictLinear(verifier.take, takeFeatures(words, probabilities, speechFrames)) >= verifier.take.threshold
}

/**
 * Mean log posterior below which the sounds of the words that seem to have been said are none, whatever the networks make of
 * single words: they have never heard music. Words of learners lie around −1.5 and seldom below −2.8, music and tones below −3.2.
 */
const UNHEARD = -3.1

/** Whether the sounds of the words that seem to have been said are heard in their places; what was left out does not count. */
export function soundsLikeSpeech(
  said: readonly ({ measures: readonly Pick<PhoneGoodness, 'network'>[] } | null)[],
): boolean {
  const sounds = said.flatMap((word) => word?.measures ?? [])
  const support = sounds.reduce((sum, { network }) => sum + network, 0) / Math.max(1, sounds.length)
  return sounds.length > 0 && support >= UNHEARD
}

/** So few words may each be doubtful. */
const FEW = 2

/**
 * Whether the words that seem to have been said are on average likelier said than not. The bar for one word lies lower, so
 * that a long text laid over talk about something else finds a handful of doubtful words, and no sure one among them.
 */
export function areLikelierThanNot(said: readonly number[]): boolean {
  return said.length <= FEW || mean(said) >= 0.5
}

/** Fewer words may each be met by chance. */
const MANY = 5
/**
 * The mean log odds from which all words of a text together are sure, left-out ones with them. Of 62 other texts of so many words
 * none reaches −0.1, of 354 right readings of calibration speakers the two that a rule called another text have 1.4 and 2.3.
 */
const SURE = 0.5
/** What a word counts that found no room. */
const NO_ROOM = -8

/**
 * Whether the words of a text are together so surely said that no rule about the take as a whole may call it another text: evidence of
 * words and verdict do not contradict each other. `logOdds` holds one entry per word of the text.
 */
export function isTextSure(logOdds: readonly (number | null)[]): boolean {
  return logOdds.length >= MANY && mean(logOdds.map((own) => own ?? NO_ROOM)) >= SURE
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
