/** Gathers all that the scorers know of a take, frame by frame: likelihoods of the acoustic model, posteriors of both scorers. */
import { ARPABET } from '@rehearsal/phonetics/phones/arpabet'
import { encodeSpeech } from '../encoder/encode-speech.ts'
import type { SpeechEncoder } from '../encoder/read-encoder.ts'
import { analyseFrames, type FrameFeatures, withDifferences } from '../front-end/front-end.ts'
import type { AcousticModel } from './acoustic-model.ts'
import { frameInputs } from './frame-inputs.ts'
import { classPriors, type FrameNetwork, framePosteriors } from './frame-network.ts'
import { logSoftmax } from './log-softmax.ts'
import { CLASSES, FILLER_CLASS, SILENCE_CLASS } from './sound-classes.ts'
import { type GaussianTable, scoreGaussians, senoneScore } from './senone-scorer.ts'

/** Likelihoods of Gaussian models are far too sure of themselves frame by frame; this scale makes them comparable. */
const ACOUSTIC_SCALE = 0.3

/** Everything the scorers know about a take, frame by frame. */
export type FrameEvidence = {
  features: FrameFeatures
  table: GaussianTable
  /** frames × 40 log posteriors from the acoustic model's context-independent phones. */
  gaussianPosteriors: Float32Array
  /** frames × 40 log posteriors from the frame networks. */
  networkPosteriors: Float32Array
  /** Log of how often the networks' training recordings hold each of the 40 classes. */
  networkPriors: Float32Array
}

/** Column of the posteriors for each phone of the acoustic model; −1 for noises. */
export function classOfModelPhone(model: AcousticModel): number[] {
  const columns = new Map<string, number>(ARPABET.map((phone, i) => [phone, i]))
  return model.phones.map((phone) => (phone === 'SIL' ? SILENCE_CLASS : (columns.get(phone) ?? -1)))
}

export type SoundModels = { acoustic: AcousticModel; encoder: SpeechEncoder; networks: readonly FrameNetwork[] }

/** What stands before the networks: the acoustic model's scores, and what the networks see. `pcm` is 16 kHz mono. */
export function gatherInputs({ acoustic, encoder }: Pick<SoundModels, 'acoustic' | 'encoder'>, pcm: Float32Array) {
  const features = analyseFrames(pcm)
  const table = scoreGaussians(acoustic, withDifferences(features))
  const gaussianPosteriors = contextFreePosteriors(acoustic, table)
  return {
    features,
    table,
    gaussianPosteriors,
    inputs: frameInputs(features, gaussianPosteriors, encodeSpeech(encoder, pcm)),
  }
}

/** Runs both scorers over a take. `pcm` is 16 kHz mono. */
export function gatherEvidence(models: SoundModels, pcm: Float32Array): FrameEvidence {
  const { inputs, ...scored } = gatherInputs(models, pcm)
  const { networks } = models
  return { ...scored, networkPosteriors: framePosteriors(networks, inputs), networkPriors: classPriors(networks) }
}

function contextFreePosteriors(model: AcousticModel, table: GaussianTable): Float32Array {
  const columns = classOfModelPhone(model)
  const rows = new Float32Array(table.frames * CLASSES).fill(-30)
  for (let t = 0; t < table.frames; t++) {
    const row = rows.subarray(t * CLASSES, (t + 1) * CLASSES)
    columns.forEach((column, phone) => {
      if (column < 0) return
      const [a, b, c] = [0, 1, 2].map((state) => senoneScore(model, table, t, 3 * phone + state))
      row[column] = ACOUSTIC_SCALE * Math.max(a ?? 0, b ?? 0, c ?? 0)
    })
    logSoftmax(row)
  }
  return rows
}

/** How much the frame network counts beside the Gaussian model in deciding what was read. */
const NETWORK_SHARE = 0.8

export type FillerCosts = {
  /** Nats per frame by which a word may fall short of whatever sound fits best. */
  fillerPerFrame: number
  /** Score of a frame in which nothing fits: noise resembles no phone, and must not pass for any. */
  fillerFloor: number
}

/**
 * Scores for reading: frames × 41, the weighted mean of both posteriors per phone and silence, and "other speech": as good
 * as the best phone of the frame less a cost, and never below the floor, so that a word must be nearly as likely as
 * whatever else was heard.
 */
export function readingScores(evidence: FrameEvidence, costs: FillerCosts): Float32Array {
  const { gaussianPosteriors, networkPosteriors } = evidence
  const frames = evidence.features.frames
  const width = FILLER_CLASS + 1
  const scores = new Float32Array(frames * width)
  for (let t = 0; t < frames; t++) {
    let best = -Infinity
    for (let c = 0; c < CLASSES; c++) {
      const network = networkPosteriors[t * CLASSES + c] ?? 0
      const score = NETWORK_SHARE * network + (1 - NETWORK_SHARE) * (gaussianPosteriors[t * CLASSES + c] ?? 0)
      scores[t * width + c] = score
      if (c !== SILENCE_CLASS) best = Math.max(best, score)
    }
    scores[t * width + FILLER_CLASS] = Math.max(best - costs.fillerPerFrame, costs.fillerFloor)
  }
  return scores
}
