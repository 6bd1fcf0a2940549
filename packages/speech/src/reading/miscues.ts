import type { SpokenWord } from '@rehearsal/exam/score'
import type { FrameSpan } from '../front-end/frame-span.ts'
import type { PathSegment } from './token-passing.ts'

export type Status = SpokenWord['status']

/** One thing that was to be said or was said, in order. Frames are 10 ms; null where nothing was said. */
export type ReadWord = {
  /** Position in the text; an insertion carries the position it stands before. */
  index: number
  status: Status
  /** Which pronunciation of the text's word was heard. */
  variant: number
  start: number | null
  end: number | null
  /** How sure the status is, 0–1, where it was verified. */
  confidence?: number
  /** The word that was heard where one was added. */
  heard?: string
  /** Other speech that is no word: it is neither told nor counted, and may belong to the words beside it. */
  isNoWord?: true
  /** A word left out that there was no time to say: the reading stopped before it, or went on behind it. */
  isUnreached?: true
}

export type Miscues = { words: number; omitted: number; replaced: number; inserted: number; repeated: number }

/** A typical word's length; longer stretches of other speech count as several words. */
const FRAMES_PER_WORD = 45
/** Other speech this long may stand for a skipped word beside it. */
export const MIN_REPLACEMENT_FRAMES = 15
/** Shorter insertions are breaths, hesitations and stretched sounds rather than words. */
const MIN_INSERTION_FRAMES = 30

type Segment = PathSegment & { isLast: boolean }

/** Turns the decoded path into the text's words in order, with insertions and repetitions between them. */
export function interpretPath(path: readonly PathSegment[], words: number): ReadWord[] {
  const segments = markLast(path)
  const read: ReadWord[] = []
  let next = 0
  let pending: Segment[] = []
  for (const segment of segments) {
    if (segment.kind === 'filler') pending.push(segment)
    if (segment.kind !== 'word') continue
    if (segment.isLast && segment.word >= next) {
      read.push(...fillGap(next, segment.word, pending))
      next = segment.word + 1
    } else {
      read.push(...fillGap(next, next, pending))
    }
    pending = []
    const status = segment.isLast ? 'correct' : 'repeated'
    read.push({ index: segment.word, status, variant: segment.variant, start: segment.start, end: segment.end })
  }
  return [...read, ...fillGap(next, words, pending)]
}

/** Of a word said more than once the last time counts; the ones before are repetitions. */
function markLast(path: readonly PathSegment[]): Segment[] {
  const seen = new Set<number>()
  return path
    .toReversed()
    .map((segment) => {
      const isLast = segment.kind !== 'word' || !seen.has(segment.word)
      if (segment.kind === 'word') seen.add(segment.word)
      return { ...segment, isLast }
    })
    .toReversed()
}

/** The skipped words `from`…`to` − 1 and the other speech in their place: replacements first come first, the rest is left out or added. */
function fillGap(from: number, to: number, others: readonly Segment[]): ReadWord[] {
  const slots = others.flatMap((other) => splitSpeech(other, to - from))
  const words = Array.from({ length: to - from }, (_, i): ReadWord => {
    const slot = slots[i]
    const status = slot === undefined ? 'omitted' : 'replaced'
    return { index: from + i, status, variant: 0, start: slot?.start ?? null, end: slot?.end ?? null }
  })
  const extra = slots.slice(words.length).filter((slot) => slot.end - slot.start >= MIN_INSERTION_FRAMES)
  return [
    ...words,
    ...extra.map((slot): ReadWord => ({ index: to, status: 'inserted', variant: 0, start: slot.start, end: slot.end })),
  ]
}

function splitSpeech(segment: Segment, missing: number): FrameSpan[] {
  const length = segment.end - segment.start
  if (missing > 0 && length < MIN_REPLACEMENT_FRAMES) return []
  const count = Math.max(1, Math.round(length / FRAMES_PER_WORD))
  return Array.from({ length: count }, (_, i) => ({
    start: segment.start + Math.round((i * length) / count),
    end: segment.start + Math.round(((i + 1) * length) / count),
  }))
}

export function countMiscues(read: readonly ReadWord[], words: number): Miscues {
  const count = (status: Status) => read.filter((word) => word.status === status && word.isNoWord !== true).length
  return {
    words,
    omitted: count('omitted'),
    replaced: count('replaced'),
    inserted: count('inserted'),
    repeated: count('repeated'),
  }
}

/** So few words, and less than this share of the text, are almost nothing. */
const ALMOST_NOTHING = { words: 2, share: 0.25 }

/** The words of the text that were read right, less those that were added or said again (exam-rules §5: content counts each of these as an error). */
export function rightWordsOf({ words, omitted, replaced, inserted, repeated }: Miscues): number {
  return Math.max(0, words - omitted - replaced - inserted - repeated)
}

/** `rightWordsOf` as a share of the text, 0–1; 0 for almost nothing (exam-rules §5): a word or two of a longer text are heard in anything. */
export function contentShareOf(miscues: Miscues): number {
  const right = rightWordsOf(miscues)
  const share = miscues.words === 0 ? 0 : right / miscues.words
  return right <= ALMOST_NOTHING.words && share < ALMOST_NOTHING.share ? 0 : share
}
