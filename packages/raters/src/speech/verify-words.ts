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
import { SAID_FROM, weighWord } from './weigh-words.ts'
import { wordFeatures } from './word-features.ts'
import { wordOdds } from './word-network.ts'
import { speechFramesOf, trialSoundsOf } from './word-trial.ts'

/** How far words of the text, told with about the frame in which they begin, fall behind what the recogniser would write; null where it cannot tell. */
export type LagsOf = (words: readonly { text: string; frame: number }[]) => readonly (number | null)[]

/**
 * Decides word by word whether it was said as written, and how sure that is: the likeliest path (`found`) proposes, small
 * networks judge, and with `lagsOf` the recogniser, too. Where the take as a whole holds nothing of the text, no word of it was said.
 */
export function verifyWords(
  models: SpeechModels,
  evidence: FrameEvidence,
  plan: readonly PlannedWord[],
  found: readonly ReadWord[],
  lagsOf?: LagsOf,
): ReadWord[] {
  const sounds = trialSoundsOf(soundScores(evidence, models.networks))
  const speechFrames = speechFramesOf(sounds)
  const words = gatherWordEvidence(models, evidence, sounds, plan, found)
  const odds = oddsOfWords(models, words, plan, speechFrames)
  const probabilities = odds.map((own) => (own === null ? 0 : sigmoid(own)))
  const { threshold } = models.verifier
  const said = words.filter((_, i) => (probabilities[i] ?? 0) >= threshold)
  const isSaid =
    soundsLikeSpeech(said) &&
    areLikelierThanNot(probabilities.filter((probability) => probability >= threshold)) &&
    isAnythingSaid(models.verifier, words, probabilities, speechFrames)
  if (!isSaid)
    return decideWords(
      found,
      words,
      probabilities.map(() => 0),
      threshold,
    )
  if (lagsOf === undefined) return decideWords(found, words, probabilities, threshold)
  const lags = lagsOf(textWithFrames(plan, words))
  return decideWords(
    found,
    words,
    odds.map((own, i) => (own === null ? 0 : weighWord(own, lags[i] ?? null))),
    SAID_FROM,
  )
}

/** A word that found no room begins where the one before it did. */
function textWithFrames(plan: readonly PlannedWord[], words: readonly (WordEvidence | null)[]) {
  let frame = 0
  return plan.map(({ word: text }, i) => {
    frame = Math.max(frame, words[i]?.place.start ?? 0)
    return { text, frame }
  })
}

/** For each word of the text the log odds that it was said as written; null where it found no room. */
function oddsOfWords(
  models: SpeechModels,
  words: readonly (WordEvidence | null)[],
  plan: readonly PlannedWord[],
  speechFrames: number,
): (number | null)[] {
  const { wordNetworks, statistics } = models
  const rows = wordFeatures(words, plan, statistics, speechFrames).flatMap((word, index) => {
    const measures = words[index]?.measures ?? []
    return word === null ? [] : [{ index, word, sounds: measures.map((measure) => soundFeatures(measure, statistics)) }]
  })
  const odds = plan.map((): number | null => null)
  const told = wordOdds(wordNetworks, rows)
  rows.forEach(({ index }, i) => (odds[index] = told[i] ?? null))
  return odds
}
