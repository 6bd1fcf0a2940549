import { soundFeatures } from './phone-features.ts'
import type { FrameEvidence } from './frame-evidence.ts'
import { MIN_REPLACEMENT_FRAMES, type ReadWord } from './miscues.ts'
import { soundScores } from './open/sound-scores.ts'
import type { PlannedWord } from './plan-text.ts'
import type { SpeechModels } from './speech-models.ts'
import { isAnythingSaid } from './is-anything-said.ts'
import { predictTrees } from './trees.ts'
import { gatherWordEvidence, type WordEvidence } from './word-evidence.ts'
import { wordFeatures } from './word-features.ts'
import { speechFramesOf, trialSoundsOf } from './word-trial.ts'

/** An added word that lies this far in a word which was said after all is that word. */
const MAX_TAKEN_SHARE = 0.5

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
  const isSaid = isAnythingSaid(models.verifier, words, probabilities, speechFrames)
  return decide(found, words, isSaid ? probabilities : probabilities.map(() => 0), models.verifier.threshold)
}

/** For each word of the text the probability that it was said as written; 0 where it found no room. */
export function wordProbabilities(
  models: SpeechModels,
  words: readonly (WordEvidence | null)[],
  plan: readonly PlannedWord[],
  speechFrames: number,
): number[] {
  const { verifier, statistics } = models
  return wordFeatures(words, plan, statistics, speechFrames).map((row, i) => {
    if (row === null) return 0
    const odds = (words[i]?.measures ?? [])
      .map((measure) => predictTrees(verifier.sounds, soundFeatures(measure, statistics)))
      .toSorted((a, b) => a - b)
    const mean = odds.reduce((sum, value) => sum + value, 0) / Math.max(1, odds.length)
    const features = Float32Array.from([...row, mean, odds[0] ?? 0, odds[1] ?? odds[0] ?? 0])
    return 1 / (1 + Math.exp(-predictTrees(verifier.words, features)))
  })
}

function decide(
  found: readonly ReadWord[],
  words: readonly (WordEvidence | null)[],
  probabilities: readonly number[],
  threshold: number,
): ReadWord[] {
  const decided = found.map((word) => {
    if (word.status === 'inserted' || word.status === 'repeated') return word
    return decideWord(word, words[word.index] ?? null, probabilities[word.index] ?? 0, threshold)
  })
  const restored = decided.filter((word, i) => word.status === 'correct' && found[i]?.status !== 'correct')
  return decided.filter((word) => word.status !== 'inserted' || !restored.some((other) => isWithin(word, other)))
}

function decideWord(word: ReadWord, evidence: WordEvidence | null, probability: number, threshold: number): ReadWord {
  if (evidence !== null && probability >= threshold) {
    const { variant, place } = evidence
    if (word.status === 'correct') return { ...word, confidence: probability }
    return { ...word, status: 'correct', variant, start: place.start, end: place.end, confidence: probability }
  }
  const confidence = 1 - probability
  if (word.status !== 'correct') return { ...word, confidence }
  if ((evidence?.otherWithout ?? 0) >= MIN_REPLACEMENT_FRAMES) return { ...word, status: 'replaced', confidence }
  return { ...word, status: 'omitted', start: null, end: null, confidence }
}

function isWithin(inner: ReadWord, outer: ReadWord): boolean {
  const [start, end] = [inner.start ?? 0, inner.end ?? 0]
  const shared = Math.min(end, outer.end ?? 0) - Math.max(start, outer.start ?? 0)
  return shared > MAX_TAKEN_SHARE * (end - start)
}
