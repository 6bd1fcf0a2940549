/** Finds disfluencies of a reading: filled pauses, repetitions, self-corrections. */
import type { Disfluency } from '@rehearsal/exam/score'
import type { FrameSpan } from '../front-end/frame-span.ts'
import { detectActivity } from '../front-end/energy-voice-activity.ts'
import type { FrameEvidence } from '../acoustics/frame-evidence.ts'
import { FRAMES_PER_SECOND } from '../front-end/front-end.ts'
import type { ReadWord } from '../reading/miscues.ts'
import type { PlannedWord } from '../reading/plan-text.ts'
import { findFilledPauses } from './filled-pauses.ts'
import { shortfalls } from './shortfalls.ts'

/** A false start stands directly before the word that it becomes. */
const MAX_RESTART_FRAMES = 60
/** Shorter sounds are no beginning of a word, longer ones are other words. */
const MIN_START_FRAMES = 12
const MAX_START_FRAMES = 80
/** Repeated words this close to each other are one repetition. */
const JOINED_FRAMES = 40

/** Nats per frame by which a sound may fall short of whatever fits it best, and must beat the text's other words. */
const MAX_SHORTFALL = 1.15
const MARGIN = 0.4

type Found = FrameSpan & { kind: Disfluency['kind'] }

/** Disfluencies of a reading in the order of the recording: filled pauses, words said again, words begun and put right. */
export function findDisfluencies(
  evidence: FrameEvidence,
  pitch: Float32Array,
  read: readonly ReadWord[],
  plan: readonly PlannedWord[],
): Disfluency[] {
  const gaps = gapsOf(read, evidence.features.frames)
  const pauses = findFilledPauses(evidence, pitch, gaps)
  const restarts = findRestarts(evidence, read, plan, gaps, pauses)
  const again = restarts.filter(({ kind }) => kind === 'repetition')
  const corrected = restarts.filter(({ kind }) => kind === 'self-correction')
  return [
    ...mark(pauses, 'hesitation'),
    ...mark(join([...repetitions(read), ...again]), 'repetition'),
    ...mark(join(corrected), 'self-correction'),
  ]
    .toSorted((a, b) => a.start - b.start)
    .map(({ kind, start, end }) => ({ kind, start: start / FRAMES_PER_SECOND, end: end / FRAMES_PER_SECOND }))
}

function mark(stretches: readonly FrameSpan[], kind: Disfluency['kind']): Found[] {
  return stretches.map(({ start, end }) => ({ kind, start, end }))
}

/** Where no word of the text was found. */
function gapsOf(read: readonly ReadWord[], frames: number): FrameSpan[] {
  const words = placesOf(read.filter(({ status }) => status !== 'inserted'))
  let last = 0
  const gaps: FrameSpan[] = []
  for (const { start, end } of [...words, { start: frames, end: frames }]) {
    if (start > last) gaps.push({ start: last, end: start })
    last = Math.max(last, end)
  }
  return gaps
}

function placesOf(read: readonly ReadWord[]): (FrameSpan & { word: ReadWord })[] {
  return read
    .flatMap((word) => (word.start === null || word.end === null ? [] : [{ word, start: word.start, end: word.end }]))
    .toSorted((a, b) => a.start - b.start)
}

function repetitions(read: readonly ReadWord[]): FrameSpan[] {
  return placesOf(read.filter(({ status }) => status === 'repeated'))
}

function join(stretches: readonly FrameSpan[]): FrameSpan[] {
  const joined: FrameSpan[] = []
  for (const { start, end } of stretches.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1)
    if (last !== undefined && start - last.end < JOINED_FRAMES) last.end = Math.max(last.end, end)
    else joined.push({ start, end })
  }
  return joined
}

/** Sounds in a gap that are the word before or behind it once more, or the beginning of the word behind it. */
function findRestarts(
  evidence: FrameEvidence,
  read: readonly ReadWord[],
  plan: readonly PlannedWord[],
  gaps: readonly FrameSpan[],
  pauses: readonly FrameSpan[],
): Found[] {
  const words = placesOf(read.filter(({ status }) => status === 'correct'))
  const loudIn = detectActivity(evidence.features)
  return gaps.flatMap((gap) => {
    const next = words.find(({ start }) => start === gap.end)?.word
    const previous = words.findLast(({ end }) => end === gap.start)?.word
    return loudIn(gap)
      .filter(({ start, end }) => end - start >= MIN_START_FRAMES && end - start <= MAX_START_FRAMES)
      .filter((sound) => !pauses.some((pause) => pause.start < sound.end && pause.end > sound.start))
      .flatMap((sound): Found[] => {
        const isNear = { next: gap.end - sound.end, previous: sound.start - gap.start }
        const near = {
          next: isNear.next <= MAX_RESTART_FRAMES ? next : undefined,
          previous: isNear.previous <= MAX_RESTART_FRAMES ? previous : undefined,
        }
        const kind = restartKind(evidence.networkPosteriors, sound, plan, near)
        return kind === null ? [] : [{ ...sound, kind }]
      })
  })
}

/** What a sound beside these words is, where it is clearly one of them rather than any other word of the text. */
function restartKind(
  posteriors: Float32Array,
  sound: FrameSpan,
  plan: readonly PlannedWord[],
  near: { next: ReadWord | undefined; previous: ReadWord | undefined },
): 'repetition' | 'self-correction' | null {
  const fitOf = (phones: readonly string[] = []) => shortfalls(posteriors, sound, phones)
  const phonesOf = (word: ReadWord | undefined) => (word === undefined ? [] : plan[word.index]?.variants[word.variant])
  const [after, before] = [fitOf(phonesOf(near.next)), fitOf(phonesOf(near.previous))]
  const others = plan.filter((_, i) => i !== near.next?.index && i !== near.previous?.index)
  const fits = others.map(({ variants }) => fitOf(variants[0]))
  const limit = Math.min(MAX_SHORTFALL, ...fits.map(({ whole, beginning }) => Math.min(whole, beginning) - MARGIN))
  if (Math.min(after.whole, before.whole) < limit) return 'repetition'
  return after.beginning < limit ? 'self-correction' : null
}
