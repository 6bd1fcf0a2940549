import { ARPABET } from '../lexicon/arpabet.ts'
import type { FrameEvidence } from './frame-evidence.ts'
import { CLASSES } from './sound-classes.ts'
import { LOG_MELS } from './front-end.ts'
import type { FrameSpan } from './frame-span.ts'

/** “Er”, “uh”, “um”, “mm”: an open or central vowel, a nasal, or one after the other. */
const FILLER = new Set(['AH', 'AA', 'AE', 'ER', 'EH', 'UH', 'AO', 'OW', 'M', 'N', 'NG'])
const FILLER_CLASSES = ARPABET.flatMap((phone, i) => (FILLER.has(phone) ? [i] : []))
const MIN_FILLER_SHARE = 0.5
/** Shorter sounds between words are breaths and the ends of words. */
const MIN_FRAMES = 20
/** A flicker this short does not end a sound. */
const MAX_HOLE_FRAMES = 4
/** A frame is loud when it stands this share of the way from the take's quiet to its loud frames (natural logs of energy). */
const LOUDNESS_SHARE = 0.45
/** Change of the spectrum over 30 ms, against the take's own while words are said: a filler is held, a word moves. */
const MAX_RELATIVE_CHANGE = 0.75
const CHANGE_FRAMES = 3

/**
 * Filled pauses in the `gaps` between words: voiced, loud, like a vowel or a nasal, and held steady for 0.2 s or more.
 * `pitch` is a pitch track of 10 ms frames (NaN where unvoiced).
 */
export function findFilledPauses(
  evidence: FrameEvidence,
  pitch: Float32Array,
  gaps: readonly FrameSpan[],
): FrameSpan[] {
  const { energies, logMels, frames } = evidence.features
  const sorted = energies.toSorted()
  const quiet = sorted[Math.floor(frames * 0.1)] ?? 0
  const loud = sorted[Math.floor(frames * 0.95)] ?? 0
  const limit = quiet + LOUDNESS_SHARE * (loud - quiet)
  const isHeld = (t: number) =>
    (energies[t] ?? 0) > limit &&
    !Number.isNaN(pitch[t] ?? Number.NaN) &&
    fillerShare(evidence.networkPosteriors, t) > MIN_FILLER_SHARE
  const usual = changeOf(logMels, spokenFrames(energies, limit))
  return gaps
    .flatMap((gap) => runsOf(gap, isHeld))
    .filter((run) => run.end - run.start >= MIN_FRAMES)
    .filter((run) => changeOf(logMels, framesOf(run)) < MAX_RELATIVE_CHANGE * usual)
}

function fillerShare(posteriors: Float32Array, frame: number): number {
  return FILLER_CLASSES.reduce((sum, column) => sum + Math.exp(posteriors[frame * CLASSES + column] ?? -30), 0)
}

function runsOf(gap: FrameSpan, isHeld: (frame: number) => boolean): FrameSpan[] {
  const runs: FrameSpan[] = []
  for (let t = gap.start; t < gap.end; t++) {
    if (!isHeld(t)) continue
    const last = runs.at(-1)
    if (last !== undefined && t - last.end <= MAX_HOLE_FRAMES) last.end = t + 1
    else runs.push({ start: t, end: t + 1 })
  }
  return runs
}

/** Mean distance of the spectra of frames 30 ms apart. */
function changeOf(logMels: Float32Array, frames: readonly number[]): number {
  const inside = frames.filter((t) => (t + CHANGE_FRAMES + 1) * LOG_MELS <= logMels.length)
  let total = 0
  for (const t of inside) {
    let distance = 0
    for (let i = 0; i < LOG_MELS; i++) {
      distance += ((logMels[(t + CHANGE_FRAMES) * LOG_MELS + i] ?? 0) - (logMels[t * LOG_MELS + i] ?? 0)) ** 2
    }
    total += Math.sqrt(distance / LOG_MELS)
  }
  return total / Math.max(1, inside.length)
}

function framesOf({ start, end }: FrameSpan): number[] {
  return Array.from({ length: Math.max(0, end - start - CHANGE_FRAMES) }, (_, i) => start + i)
}

function spokenFrames(energies: Float32Array, limit: number): number[] {
  return [...energies.keys()].filter((t) => (energies[t] ?? 0) > limit)
}
