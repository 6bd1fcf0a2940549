import { ARPABET } from '../lexicon/arpabet.ts'
import type { AlignedPhone, AlignedWord } from './aligner.ts'
import { type FrameEvidence, readingScores } from './frame-evidence.ts'
import type { PlacedWord } from './measure-phones.ts'
import { interpretPath, type ReadWord } from './miscues.ts'
import type { PlannedWord } from './plan-text.ts'
import { buildReadingGraph } from './reading-graph.ts'
import { findReadingPath } from './reading-path.ts'
import { settleAccent } from './settle-accent.ts'
import type { SpeechModels } from './speech-models.ts'

/** Tuned by training/tune-miscues.ts on simulated edits of the training recordings; nats per frame and nats. */
export const READING_COSTS = { garbagePerFrame: 1, garbageFloor: -2.4, skip: 6, garbage: 10, repeat: 40 }

const FRAME_SAMPLES = 160

/** A word's place and the reading it stands for. */
export type PlacedRead = PlacedWord & { read: ReadWord }

/** Finds what was read of the planned words. Deterministic; empty audio yields every word omitted. */
export function readWords(evidence: FrameEvidence, plan: readonly PlannedWord[]): ReadWord[] {
  const classes = plan.map((word) => word.variants.map((phones) => phones.map(classOf)))
  const graph = buildReadingGraph(classes)
  const scores = readingScores(evidence, READING_COSTS)
  return settleAccent(interpretPath(findReadingPath(graph, scores, READING_COSTS), plan.length), plan)
}

/**
 * Aligns the words that were heard, in the order they were said. Inserted speech is muted first, so that no word is
 * stretched over it. Words replaced by others are aligned to what stands in their place.
 */
export function placeWords(
  models: SpeechModels,
  pcm: Float32Array,
  plan: readonly PlannedWord[],
  read: readonly ReadWord[],
): PlacedRead[] {
  const heard = read.flatMap((word) => {
    const phones = plan[word.index]?.variants[word.variant] ?? []
    const isAligned = word.status !== 'omitted' && word.status !== 'inserted' && phones.length > 0
    return isAligned ? [{ read: word, phones }] : []
  })
  const aligned = models.aligner.align(
    muted(pcm, read),
    heard.map(({ phones }) => phones),
  )
  return heard.map(({ read: word, phones }, i) => {
    const found = aligned?.[i]
    const placed = found?.phones.length === phones.length ? found : spreadEvenly(word, phones)
    return { ...placed, index: word.index, read: word }
  })
}

function muted(pcm: Float32Array, read: readonly ReadWord[]): Float32Array {
  const inserted = read.filter((word) => word.status === 'inserted')
  if (inserted.length === 0) return pcm
  const copy = Float32Array.from(pcm)
  for (const { start, end } of inserted) copy.fill(0, (start ?? 0) * FRAME_SAMPLES, (end ?? 0) * FRAME_SAMPLES)
  return copy
}

/** A stand-in for a take too short to align: the word's phones share its time equally. */
function spreadEvenly(word: ReadWord, phones: readonly string[]): AlignedWord {
  const start = word.start ?? 0
  const end = Math.max(start + phones.length, word.end ?? 0)
  const at = (i: number) => start + Math.round((i * (end - start)) / phones.length)
  return { start, end, phones: phones.map((phone, i): AlignedPhone => ({ phone, start: at(i), end: at(i + 1) })) }
}

function classOf(phone: string): number {
  return ARPABET.findIndex((name) => name === phone)
}
