import type { AcousticModel } from '../acoustics/acoustic-model.ts'
import { classOfModelPhone, type FrameEvidence } from '../acoustics/frame-evidence.ts'
import { CLASSES, SILENCE_CLASS } from '../acoustics/sound-classes.ts'
import { type GaussianTable, senoneScore } from '../acoustics/senone-scorer.ts'
import type { FrameSpan } from '../front-end/frame-span.ts'
import { buildAlignmentGraph, type PauseCosts } from './alignment-graph.ts'
import { findAlignmentPath, type StateScorer, type UnitSpan } from './alignment-path.ts'

/** A phone of the given plan with its frames (10 ms), end exclusive. */
export type AlignedPhone = { phone: string; start: number; end: number }
export type AlignedWord = { start: number; end: number; phones: AlignedPhone[] }
/** A word of the text that was found in the take. */
export type PlacedWord = AlignedWord & { index: number }

/** What alignment goes by: the likelihoods of the acoustic model alone, or with what the networks hear. */
export type AlignmentEvidence = Pick<FrameEvidence, 'table'> &
  Partial<Pick<FrameEvidence, 'networkPosteriors' | 'networkPriors'>>

type Weights = { gaussian: number; pauses: PauseCosts; beam: number }

/** Sphinx's own costs (probabilities 0.005 and 1e-8, language weight 6.5). With cheaper noise, faint phones pass for it. */
const GAUSSIANS_ALONE: Weights = { gaussian: 1, pauses: { silence: 34, noise: 120 }, beam: 600 }
/**
 * Chosen by how well the scores of phones so placed agree with human scores, on training and calibration recordings. The
 * Gaussians' likelihoods are far too sure of themselves; so weighted, they say where inside a phone its states change.
 */
const WITH_NETWORKS: Weights = { gaussian: 0.03, pauses: { silence: 3, noise: 13 }, beam: 150 }
/** How much of a class's usual frequency is taken out of its posterior: silence, the most frequent, is else believed too soon. */
const PRIOR_SHARE = 0.3

/** Nats that a frame of other speech costs a word: more than any path could gain by it. */
const OTHER_SPEECH_COST = 200

/**
 * Finds where each word was said, in order; silences and noises between words are found too. `pronunciations` holds the
 * ARPABET phones of each word. `otherSpeech` names frames that belong to no word. Null when the take is too short for the
 * words, or a phone is none of the model's. Wrong text is aligned too, and found out by its scores afterwards.
 */
export function alignWords(
  model: AcousticModel,
  evidence: AlignmentEvidence,
  pronunciations: readonly (readonly string[])[],
  otherSpeech: readonly FrameSpan[] = [],
): AlignedWord[] | null {
  const words = pronunciations.map((phones) => phones.map((phone) => model.phones.indexOf(phone)))
  const isAlignable = words.every((phones) => phones.length > 0 && phones.every((phone) => phone >= 0))
  if (words.length === 0 || !isAlignable) return words.length === 0 ? [] : null
  const { pauses, beam, gaussian } = evidence.networkPosteriors === undefined ? GAUSSIANS_ALONE : WITH_NETWORKS
  const { frames } = evidence.table
  const isOther = new Uint8Array(frames)
  for (const { start, end } of otherSpeech) isOther.fill(1, Math.max(0, start), Math.max(0, end))
  const [likelihood, posterior] = [senoneScorer(model, evidence.table), networkScorer(model, evidence)]
  const scorer: StateScorer = (unit, state, frame) => {
    if (isOther[frame] === 1) return unit.place === null ? 0 : -OTHER_SPEECH_COST
    return gaussian * likelihood(unit, state, frame) + posterior(unit, state, frame)
  }
  const path = findAlignmentPath(buildAlignmentGraph(model, words, pauses), model.transitions, scorer, frames, beam)
  return path === null ? null : collectWords(path, pronunciations)
}

/** Log likelihoods of senones, each computed once per frame however many units share it. */
function senoneScorer(model: AcousticModel, table: GaussianTable): StateScorer {
  const scores = new Float64Array(model.senones)
  const frames = new Int32Array(model.senones).fill(-1)
  return ({ senones }, state, frame) => {
    const senone = senones[state] ?? 0
    if (frames[senone] !== frame) {
      frames[senone] = frame
      scores[senone] = senoneScore(model, table, frame, senone)
    }
    return scores[senone] ?? 0
  }
}

/** Log posteriors of the phones, silence for whatever is none, less a share of their frequency; nothing without networks. */
function networkScorer(model: AcousticModel, { networkPosteriors, networkPriors }: AlignmentEvidence): StateScorer {
  if (networkPosteriors === undefined) return () => 0
  const columns = classOfModelPhone(model)
  return ({ modelPhone, place }, _, frame) => {
    const column = place === null ? SILENCE_CLASS : (columns[modelPhone] ?? SILENCE_CLASS)
    return (networkPosteriors[frame * CLASSES + column] ?? 0) - PRIOR_SHARE * (networkPriors?.[column] ?? 0)
  }
}

function collectWords(path: readonly UnitSpan[], pronunciations: readonly (readonly string[])[]): AlignedWord[] {
  const words = pronunciations.map((): AlignedPhone[] => [])
  for (const { unit, start, end } of path) {
    if (unit.place === null) continue
    const { word, phone } = unit.place
    words[word]?.push({ phone: pronunciations[word]?.[phone] ?? '', start, end })
  }
  return words.map((phones) => ({ start: phones[0]?.start ?? 0, end: phones.at(-1)?.end ?? 0, phones }))
}
