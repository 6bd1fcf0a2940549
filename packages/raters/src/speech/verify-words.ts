import { decideWords } from './decide-words.ts'
import { soundFeatures } from './phone-features.ts'
import type { FrameEvidence } from './frame-evidence.ts'
import type { ReadWord } from './miscues.ts'
import { soundScores } from './sound-scores.ts'
import type { PhoneMeasures } from './phone-measures.ts'
import type { PlannedWord } from './plan-text.ts'
import type { SpeechModels } from './speech-models.ts'
import { isAnythingSaid } from './is-anything-said.ts'
import { predictTrees } from './trees.ts'
import { gatherWordEvidence, type WordEvidence } from './word-evidence.ts'
import { wordFeatures } from './word-features.ts'
import { speechFramesOf, trialSoundsOf } from './word-trial.ts'

/**
 * Mean log posterior of a take's sounds below which nothing was said, whatever the trees make of single words: they have
 * never heard music. Takes of the text lie around −1.9, music and tones below −3.2.
 */
const UNHEARD = -3.1

/**
 * Decides word by word whether it was said as written, and how sure that is: the likeliest path (`found`) proposes, learnt
 * trees judge. Where the take as a whole holds nothing of the text, no word of it was said.
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
  const measures = words.flatMap((word) => word?.measures ?? [])
  const isHeard = measures.length > 0 && supportOf(measures) >= UNHEARD
  const isSaid = isHeard && isAnythingSaid(models.verifier, words, probabilities, speechFrames)
  return decideWords(found, words, isSaid ? probabilities : probabilities.map(() => 0), models.verifier.threshold)
}

/** For each word of the text the probability that it was said as written; 0 where it found no room. */
function wordProbabilities(
  models: SpeechModels,
  words: readonly (WordEvidence | null)[],
  plan: readonly PlannedWord[],
  speechFrames: number,
): number[] {
  const { verifier, statistics } = models
  return wordFeatures(words, plan, statistics, speechFrames).map((row, i) => {
    const measures = words[i]?.measures ?? []
    if (row === null) return 0
    const odds = measures
      .map((measure) => predictTrees(verifier.sounds, soundFeatures(measure, statistics)))
      .toSorted((a, b) => a - b)
    const mean = odds.reduce((sum, value) => sum + value, 0) / Math.max(1, odds.length)
    const features = Float32Array.from([...row, mean, odds[0] ?? 0, odds[1] ?? odds[0] ?? 0])
    return 1 / (1 + Math.exp(-predictTrees(verifier.words, features)))
  })
}

/** Mean log posterior of sounds. */
function supportOf(measures: readonly PhoneMeasures[]): number {
  return measures.reduce((sum, { network }) => sum + network, 0) / Math.max(1, measures.length)
}
