import { logistic } from '@rehearsal/statistics/numbers'
import { soundFeatures } from '../pronunciation/phone-features.ts'
import type { FrameEvidence } from '../acoustics/frame-evidence.ts'
import { countMiscues, type ReadWord, rightWordsOf } from '../reading/miscues.ts'
import { meanEntropy } from '../acoustics/entropy.ts'
import { scaledLikelihoods } from '../acoustics/scaled-likelihoods.ts'
import type { PlannedWord } from '../reading/plan-text.ts'
import { decideWords } from './decide-words.ts'
import type { ReadingModels } from './word-models.ts'
import { areLikelierThanNot, isAnythingSaid, isTextSure, soundsLikeSpeech } from './is-anything-said.ts'
import { gatherWordEvidence, type WordEvidence } from './word-evidence.ts'
import { SAID_FROM, saidProbability } from './said-probability.ts'
import { wordFeatures } from './word-features.ts'
import { wordLogOdds } from './word-network.ts'
import type { WordVerifier } from './word-verifier.ts'
import { speechFramesOf, trialSoundsOf } from './word-trial.ts'

/** The recogniser's pass over a take, after that of the sounds. */
export type SecondPass = {
  /** The log-likelihood ratios of words of the text, told with about the frame in which they begin, to what it would write; null where it cannot tell. */
  logLikelihoodRatios(words: readonly { text: string; frame: number }[]): readonly (number | null)[]
  /** What it writes down by itself. */
  hypothesis(): string
}

/** A reading as sounds and recogniser tell it. */
export type VerifiedReading = {
  read: ReadWord[]
  /** The same before it was asked whether the take holds anything of the text; nothing where its sounds are no speech. */
  heard: ReadWord[]
  /** For each word of the text the log odds, by its sounds, that it was said; null where it found no room. */
  logOdds: (number | null)[]
  /** Mean entropy of the networks over the sounds of the take (`entropy.ts`), nats: how far they are from knowing which English sounds it holds. */
  entropy: () => number
  /** The reading if nothing of the text was said. */
  nothing: () => ReadWord[]
}

/**
 * Decides word by word whether it was said as written, and how sure that is: the likeliest path (`found`) proposes, small
 * networks judge, and with a second pass the recogniser, too. Where the sounds of the take as a whole hold nothing of the text, no word of it was said.
 */
export function verifyWords(
  models: ReadingModels,
  evidence: FrameEvidence,
  plan: readonly PlannedWord[],
  found: readonly ReadWord[],
  secondPass?: Pick<SecondPass, 'logLikelihoodRatios'>,
): VerifiedReading {
  const { words, logOdds, speechFrames, sounds } = logOddsOfWords(models, evidence, plan, found)
  const { threshold } = models.verifier
  const decide = (probabilities: readonly number[], from: number) => decideWords(found, words, probabilities, from)
  const bySound = logOdds.map((own) => (own === null ? 0 : logistic(own)))
  const nothing = () =>
    decide(
      plan.map(() => 0),
      threshold,
    )
  const entropy = () => meanEntropy(evidence.networkPosteriors, sounds)
  const told = (read: ReadWord[], before = read) => ({ read, heard: before, logOdds, entropy, nothing })
  const heard = decide(bySound, threshold)
  const isSure = isTextSure(logOdds)
  if (!isSure && !areHeard(models.verifier, words, bySound)) return told(nothing())
  if (!isSure && !holdsText(models.verifier, words, bySound, speechFrames)) return told(nothing(), heard)
  const isNothing = rightWordsOf(countMiscues(heard, plan.length)) === 0
  if (secondPass === undefined || isNothing) return told(heard)
  const logLikelihoodRatios = secondPass.logLikelihoodRatios(timedText(plan, words))
  const together = logOdds.map((own, i) => (own === null ? 0 : saidProbability(own, logLikelihoodRatios[i] ?? null)))
  return told(decide(together, SAID_FROM))
}

/** Whether the sounds of the words that seem to have been said are speech. */
function areHeard(
  { threshold }: WordVerifier,
  words: readonly (WordEvidence | null)[],
  probabilities: readonly number[],
): boolean {
  return soundsLikeSpeech(words.filter((_, i) => (probabilities[i] ?? 0) >= threshold))
}

/** Whether the take holds anything of the text, by how likely its words are and how much of the speech they make up. */
function holdsText(
  verifier: WordVerifier,
  words: readonly (WordEvidence | null)[],
  probabilities: readonly number[],
  speechFrames: number,
): boolean {
  return (
    areLikelierThanNot(probabilities.filter((probability) => probability >= verifier.threshold)) &&
    isAnythingSaid(verifier, words, probabilities, speechFrames)
  )
}

/** The words of the text with the frames in which they begin; one that found no room begins where the word before it did. */
export function timedText(plan: readonly PlannedWord[], words: readonly (WordEvidence | null)[]) {
  let frame = 0
  return plan.map(({ word: text }, i) => {
    frame = Math.max(frame, words[i]?.place.start ?? 0)
    return { text, frame }
  })
}

/** For each word of the text what its sounds say: the log odds that it was said as written, null where it found no room; and the take's likeliest sounds. */
export function logOddsOfWords(
  models: ReadingModels,
  evidence: FrameEvidence,
  plan: readonly PlannedWord[],
  found: readonly ReadWord[],
) {
  const { networks, wordNetworks, statistics } = models
  const sounds = trialSoundsOf(scaledLikelihoods(evidence, networks))
  const speechFrames = speechFramesOf(sounds)
  const words = gatherWordEvidence(models, evidence, sounds, plan, found)
  const rows = wordFeatures(words, plan, statistics, speechFrames).flatMap((word, index) => {
    const measures = words[index]?.measures ?? []
    return word === null ? [] : [{ index, word, sounds: measures.map((measure) => soundFeatures(measure, statistics)) }]
  })
  const logOdds = plan.map((): number | null => null)
  const told = wordLogOdds(wordNetworks, rows)
  rows.forEach(({ index }, i) => (logOdds[index] = told[i] ?? null))
  return { words, logOdds, speechFrames, sounds: sounds.loop.sounds }
}
