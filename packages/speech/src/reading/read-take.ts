/** Finds the words of a text in a take, and their places. */
import { ARPABET } from '@rehearsal/phonetics/phones/arpabet'
import {
  type AlignedPhone,
  type AlignedWord,
  type AlignmentEvidence,
  alignWords,
  type PlacedWord,
} from '../alignment/aligner.ts'
import { type FrameEvidence, readingScores } from '../acoustics/frame-evidence.ts'
import type { AcousticModels } from '../acoustics/acoustic-models.ts'
import { interpretPath, type ReadWord } from './miscues.ts'
import type { PlannedWord } from './plan-text.ts'
import { buildReadingGraph } from './reading-graph.ts'
import { decodeReading } from './token-passing.ts'
import { settleAccent } from './settle-accent.ts'

/** Tuned by training/tune-miscues.ts on simulated edits of the training recordings, `stretch` by hand: four skips; nats per frame and nats. */
export const READING_COSTS = { fillerPerFrame: 1, fillerFloor: -2.4, skip: 6, stretch: 24, filler: 10, repeat: 40 }

/** A word's place and the reading it stands for. */
export type PlacedRead = PlacedWord & { read: ReadWord }

/** Finds what was read of the planned words. Deterministic; empty audio yields every word omitted. */
export function readWords(evidence: FrameEvidence, plan: readonly PlannedWord[]): ReadWord[] {
  const classes = plan.map((word) => word.variants.map((phones) => phones.map(classOf)))
  const graph = buildReadingGraph(classes, startsBehindMarks(plan))
  const scores = readingScores(evidence, READING_COSTS)
  return settleAccent(interpretPath(decodeReading(graph, scores, READING_COSTS), plan.length), plan)
}

/** Where a text goes on behind a mark: words before which a sentence or a part of one begins. */
function startsBehindMarks(plan: readonly PlannedWord[]): number[] {
  return plan.flatMap(({ isBeforePunctuation }, index) => (isBeforePunctuation ? [index + 1] : []))
}

/**
 * Aligns the words that were heard, in the order they were said. No word is stretched over added ones. Words replaced
 * by others are aligned to what stands in their place.
 */
export function placeWords(
  models: Pick<AcousticModels, 'acoustic'>,
  evidence: AlignmentEvidence,
  plan: readonly PlannedWord[],
  read: readonly ReadWord[],
): PlacedRead[] {
  const heard = read.flatMap((word) => {
    const phones = plan[word.index]?.variants[word.variant] ?? []
    const isAligned = word.status !== 'omitted' && word.status !== 'inserted' && phones.length > 0
    return isAligned ? [{ read: word, phones }] : []
  })
  const inserted = read.filter(({ status, isNoWord }) => status === 'inserted' && isNoWord !== true)
  const aligned = alignWords(
    models.acoustic,
    evidence,
    heard.map(({ phones }) => phones),
    inserted.map(({ start, end }) => ({ start: start ?? 0, end: end ?? 0 })),
  )
  return heard.map(({ read: word, phones }, i) => {
    const found = aligned?.[i]
    const placed = found?.phones.length === phones.length ? found : spreadEvenly(word, phones)
    return { ...placed, index: word.index, read: word }
  })
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
