import { mean } from '../statistics.ts'
import { lettersInCommon } from './letters-in-common.ts'
import type { PhoneMeasures } from './phone-measures.ts'
import { SAID_FROM } from './weigh-words.ts'
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

/**
 * Mean log posterior below which the sounds of the words that seem to have been said are none, whatever the networks make of
 * single words: they have never heard music. Words of learners lie around −1.5 and seldom below −2.8, music and tones below −3.2.
 */
const UNHEARD = -3.1

/** Whether the sounds of the words that seem to have been said are heard in their places; what was left out does not count. */
export function soundsLikeSpeech(
  said: readonly ({ measures: readonly Pick<PhoneMeasures, 'network'>[] } | null)[],
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

/**
 * Whether the words that sounds and recogniser told together are, by their sounds alone, on average as sure as one word has to
 * be: behind its first words the recogniser finds the rest of a proverb in anything. Not asked of texts of one or two words.
 */
export function areSureBySound(said: readonly number[], wordsInText: number): boolean {
  return wordsInText <= FEW || (said.length > 0 && mean(said) >= SAID_FROM)
}

/** Texts of more words the sounds tell from others alone, and in half a minute of a learner who is hard to follow the recogniser may lose its way. */
const SHORT_WORDS = 10
/**
 * When the recogniser is asked what it writes, and what that must have in common with the text (`alike`): share of letters, in order. Other
 * sentences seldom reach that, a wrong reading of the same one seldom falls below.
 *
 * - Short texts: what seems said is doubtful by its sounds, the more so where it is not much; or it is little, here a word and there a word.
 * - Longer ones: the take hardly sounds like English (`sound-doubt.ts`); in other languages all words of a sentence may find a place.
 */
const DOUBTFUL = { said: 0.8, alike: 0.35 }
const NOT_MUCH = { share: 0.7, alike: 0.45 }
const SCATTERED = { share: 0.45, inARow: 3, alike: 0.45 }
const HARDLY_ENGLISH = { doubt: 1.65, said: 0.85, alike: 0.5 }

/** A text, which share of it (0–1) and how many words of it in a row seem said, and how doubtful the sounds of the take are. */
type Reading = { text: string; share: number; inARow: number; doubt: number }

/**
 * Whether the recogniser writes down nothing like the text, where this is asked: of texts of three words and more without figures, of which
 * little seems said or the sounds are doubtful (`said`: probabilities of the words that seem said, by their sounds). That it writes
 * hardly anything is no sign against a short text: of learners who are hard to follow it often does.
 */
export function isSomethingElse(said: readonly number[], reading: Reading, written: () => string): boolean {
  const words = wordsOf(reading.text)
  if (words.length <= FEW || /\p{N}/u.test(reading.text)) return false
  const isShort = words.length <= SHORT_WORDS
  const bar = isShort ? barOfShort(said, reading) : barOfLong(said, reading)
  if (bar === 0) return false
  const others = wordsOf(written())
  return (others.length > 1 || !isShort) && lettersInCommon(others.join(' '), words.join(' ')) < bar
}

/** How much must be alike; 0 where the recogniser is not asked. */
function barOfShort(said: readonly number[], { share, inARow }: Reading): number {
  if (share < SCATTERED.share && inARow < SCATTERED.inARow) return SCATTERED.alike
  if (mean(said) >= DOUBTFUL.said) return 0
  return share < NOT_MUCH.share ? NOT_MUCH.alike : DOUBTFUL.alike
}

function barOfLong(said: readonly number[], { doubt }: Reading): number {
  return doubt >= HARDLY_ENGLISH.doubt && mean(said) < HARDLY_ENGLISH.said ? HARDLY_ENGLISH.alike : 0
}

/** Letters alone, as hyphens and capitals are the recogniser's own. */
function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}']+/gu) ?? []
  )
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
