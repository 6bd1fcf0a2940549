import { transitionsInto, viterbiScore } from '@rehearsal/statistics/viterbi'
import { ARPABET } from '@rehearsal/phonetics/phones/arpabet'
import { type AcousticModel, STATES, type WordPosition } from '../acoustics/acoustic-model.ts'
import type { AlignedPhone } from '../alignment/aligner.ts'
import { classOfModelPhone, type FrameEvidence } from '../acoustics/frame-evidence.ts'
import { CLASSES, SILENCE_CLASS } from '../acoustics/sound-classes.ts'
import { CEPSTRA } from '../front-end/front-end.ts'
import { senoneScore } from '../acoustics/senone-scorer.ts'

/** A phone to be scored: where it stands in the text and in the take. */
export type PlacedPhone = AlignedPhone & {
  phoneClass: number
  word: number
  position: WordPosition
  left: string
  right: string
}

/**
 * Goodness of pronunciation (Witt and Young 2000) of one phone before any training, by both scorers: log likelihoods, and log-likelihood ratios to the
 * likeliest other phone. Log values are means per frame.
 */
export type PhoneGoodness = {
  phoneClass: number
  word: number
  /** Position in the word and the word's length, in phones. */
  wordPosition: number
  wordLength: number
  frames: number
  energy: number
  gaussian: number
  gaussianRatio: number
  triphone: number
  triphoneRatio: number
  network: number
  networkRatio: number
  networkBest: number
  networkShare: number
  /** Mean log posterior of each class from the network. */
  posteriors: Float32Array
  /** Log likelihood of each phone in this context less the right one's, per frame. */
  competitors: Float32Array
  cepstra: Float32Array
}

/** Measures one aligned phone against every other phone that might have been said in its place. */
export function goodnessOfPhone(
  model: AcousticModel,
  evidence: FrameEvidence,
  phone: PlacedPhone,
  wordPosition: number,
  wordLength: number,
): PhoneGoodness {
  const start = Math.min(phone.start, evidence.features.frames - 1)
  const end = Math.max(start + 1, Math.min(phone.end, evidence.features.frames))
  const gaussian = meanRows(evidence.gaussianPosteriors, CLASSES, start, end)
  const network = meanRows(evidence.networkPosteriors, CLASSES, start, end)
  const competitors = contextLikelihoods(model, evidence, phone, start, end)
  const target = competitors[phone.phoneClass] ?? 0
  const own = phone.phoneClass
  return {
    phoneClass: own,
    word: phone.word,
    wordPosition,
    wordLength,
    frames: end - start,
    energy: (meanRows(evidence.features.energies, 1, start, end)[0] ?? 0) - meanOf(evidence.features.energies),
    gaussian: gaussian[own] ?? 0,
    gaussianRatio: ratioTo(gaussian, own),
    triphone: target,
    triphoneRatio: ratioTo(competitors, own),
    network: network[own] ?? 0,
    networkRatio: ratioTo(network, own),
    ...networkFrames(evidence.networkPosteriors, own, start, end),
    posteriors: network,
    competitors: competitors.map((value) => value - target),
    cepstra: meanRows(evidence.features.cepstra, CEPSTRA, start, end),
  }
}

/** Best log posterior of the phone in any frame, and the share of frames in which it beats all others. */
function networkFrames(
  posteriors: Float32Array,
  own: number,
  start: number,
  end: number,
): { networkBest: number; networkShare: number } {
  let networkBest = -Infinity
  let wins = 0
  for (let t = start; t < end; t++) {
    const row = posteriors.subarray(t * CLASSES, (t + 1) * CLASSES)
    networkBest = Math.max(networkBest, row[own] ?? -30)
    if (ratioTo(row, own) >= 0) wins += 1
  }
  return { networkBest, networkShare: wins / (end - start) }
}

/** The states of a phone in order; the first frame may be in the second, too. */
const PHONE_MODEL = {
  start: Float64Array.from([0, 0, -Infinity]),
  transitions: transitionsInto(
    Array.from({ length: STATES }, (_, s) =>
      [s, s - 1].filter((from) => from >= 0).map((from) => ({ from, score: 0 })),
    ),
  ),
  ends: [STATES - 1],
}
/** A segment of one or two frames cannot pass all three states; it then ends in the furthest one reached. */
const SHORT_PHONE_MODEL = { ...PHONE_MODEL, ends: [0, 1, 2] }

/** Per phone class: log likelihood of the segment by its three states, in the triphone context of its neighbours, per frame. */
function contextLikelihoods(
  model: AcousticModel,
  evidence: FrameEvidence,
  phone: PlacedPhone,
  start: number,
  end: number,
): Float32Array {
  const left = model.phones.indexOf(phone.left)
  const right = model.phones.indexOf(phone.right)
  const phoneModel = end - start >= STATES ? PHONE_MODEL : SHORT_PHONE_MODEL
  const result = new Float32Array(ARPABET.length)
  classOfModelPhone(model).forEach((column, modelPhone) => {
    if (column < 0 || column === SILENCE_CLASS) return
    const states = model.stateSenones(modelPhone, left, right, phone.position)
    const total = viterbiScore(phoneModel, end - start, (frame, scores) => {
      for (let s = 0; s < STATES; s++)
        scores[s] = (scores[s] ?? 0) + senoneScore(model, evidence.table, start + frame, states[s] ?? 0)
    })
    result[column] = total / (end - start)
  })
  return result
}

function ratioTo(row: Float32Array, own: number): number {
  let best = -Infinity
  for (let c = 0; c < SILENCE_CLASS; c++) if (c !== own) best = Math.max(best, row[c] ?? -Infinity)
  return (row[own] ?? 0) - best
}

function meanRows(rows: Float32Array, width: number, start: number, end: number): Float32Array {
  const mean = new Float32Array(width)
  for (let t = start; t < end; t++) {
    for (let i = 0; i < width; i++) mean[i] = (mean[i] ?? 0) + (rows[t * width + i] ?? 0) / (end - start)
  }
  return mean
}

function meanOf(values: Float32Array): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}
