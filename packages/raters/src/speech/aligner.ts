import type { AcousticModel } from './acoustic-model.ts'
import { buildAlignmentGraph } from './alignment-graph.ts'
import { findAlignmentPath, type StateScorer, type UnitSpan } from './alignment-path.ts'
import { type GaussianTable, senoneScore } from './senone-scorer.ts'

/** A phone of the given plan with its frames (10 ms), end exclusive. */
export type AlignedPhone = { phone: string; start: number; end: number }
export type AlignedWord = { start: number; end: number; phones: AlignedPhone[] }
export type FrameSpan = { start: number; end: number }

/** Nats that a frame of other speech costs a word: more than any path could gain by it. */
const OTHER_SPEECH_COST = 200

/**
 * Finds where each word was said, in order; silences and noises between words are found too. `pronunciations` holds the
 * ARPABET phones of each word. `otherSpeech` names frames that belong to no word. Null when the take is too short for the
 * words, or a phone is none of the model's. Wrong text is aligned too, and found out by its scores afterwards.
 */
export function alignWords(
  model: AcousticModel,
  table: GaussianTable,
  pronunciations: readonly (readonly string[])[],
  otherSpeech: readonly FrameSpan[] = [],
): AlignedWord[] | null {
  const words = pronunciations.map((phones) => phones.map((phone) => model.phones.indexOf(phone)))
  const isAlignable = words.every((phones) => phones.length > 0 && phones.every((phone) => phone >= 0))
  if (words.length === 0 || !isAlignable) return words.length === 0 ? [] : null
  const graph = buildAlignmentGraph(model, words)
  const path = findAlignmentPath(graph, model.transitions, createScorer(model, table, otherSpeech), table.frames)
  return path === null ? null : collectWords(path, pronunciations)
}

/** Likelihoods of senones, each computed once per frame however many units share it. */
function createScorer(model: AcousticModel, table: GaussianTable, otherSpeech: readonly FrameSpan[]): StateScorer {
  const isOther = new Uint8Array(table.frames)
  for (const { start, end } of otherSpeech) isOther.fill(1, Math.max(0, start), Math.max(0, end))
  const scores = new Float64Array(model.senones)
  const frames = new Int32Array(model.senones).fill(-1)
  return ({ senones, place }, state, frame) => {
    if (isOther[frame] === 1) return place === null ? 0 : -OTHER_SPEECH_COST
    const senone = senones[state] ?? 0
    if (frames[senone] !== frame) {
      frames[senone] = frame
      scores[senone] = senoneScore(model, table, frame, senone)
    }
    return scores[senone] ?? 0
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
