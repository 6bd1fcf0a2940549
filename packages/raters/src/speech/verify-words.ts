import { decideWords } from './decide-words.ts'
import { sigmoid } from './dense-layers.ts'
import { soundFeatures } from './phone-features.ts'
import type { FrameEvidence } from './frame-evidence.ts'
import type { ReadWord } from './miscues.ts'
import { soundScores } from './sound-scores.ts'
import type { PlannedWord } from './plan-text.ts'
import type { SpeechModels } from './speech-models.ts'
import { areLikelierThanNot, isAnythingSaid, soundsLikeSpeech } from './is-anything-said.ts'
import { gatherWordEvidence, type WordEvidence } from './word-evidence.ts'
import { wordFeatures } from './word-features.ts'
import { wordOdds } from './word-network.ts'
import { speechFramesOf, trialSoundsOf } from './word-trial.ts'

/**
 * Decides word by word whether it was said as written, and how sure that is: the likeliest path (`found`) proposes, small
 * networks judge. Where the take as a whole holds nothing of the text, no word of it was said.
 */
export function verifyWords(
  models: SpeechModels,
  evidence: FrameEvidence,
  plan: readonly PlannedWord[],
  found: readonly ReadWord[],
): ReadWord[] {
  const sounds = trialSoundsOf(soundScores(evidence, models.networks))
  const speechFrames = speechFramesOf(sounds)
  const words = gatherWordEvidence(models, evidence, sounds, plan, found)
  const probabilities = wordProbabilities(models, words, plan, speechFrames)
  const { threshold } = models.verifier
  const said = words.filter((_, i) => (probabilities[i] ?? 0) >= threshold)
  const isSaid =
    soundsLikeSpeech(said) &&
    areLikelierThanNot(probabilities.filter((probability) => probability >= threshold)) &&
    isAnythingSaid(models.verifier, words, probabilities, speechFrames)
  return decideWords(found, words, isSaid ? probabilities : probabilities.map(() => 0), threshold)
}

/** For each word of the text the probability that it was said as written; 0 where it found no room. */
function wordProbabilities(
  models: SpeechModels,
  words: readonly (WordEvidence | null)[],
  plan: readonly PlannedWord[],
  speechFrames: number,
): number[] {
  const { wordNetworks, statistics } = models
  const rows = wordFeatures(words, plan, statistics, speechFrames).flatMap((word, index) => {
    const measures = words[index]?.measures ?? []
    return word === null ? [] : [{ index, word, sounds: measures.map((measure) => soundFeatures(measure, statistics)) }]
  })
  const probabilities = plan.map(() => 0)
  const odds = wordOdds(wordNetworks, rows)
  rows.forEach(({ index }, i) => (probabilities[index] = sigmoid(odds[i] ?? 0)))
  return probabilities
}
