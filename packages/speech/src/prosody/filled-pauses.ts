/** Finds filled pauses: “er”, “uh”, “um”, “mm”. */
import { ARPABET } from '@rehearsal/phonetics/phones/arpabet'
import type { FrameEvidence } from '../acoustics/frame-evidence.ts'
import { CLASSES } from '../acoustics/sound-classes.ts'
import { LOG_MELS } from '../front-end/front-end.ts'
import { type FrameSpan, runsOf } from '../front-end/frame-span.ts'
import { energyThreshold } from '../front-end/energy-voice-activity.ts'

/** “Er”, “uh”, “um”, “mm”: an open or central vowel, a nasal, or one after the other. */
const FILLED_PAUSE = new Set(['AH', 'AA', 'AE', 'ER', 'EH', 'UH', 'AO', 'OW', 'M', 'N', 'NG'])
const FILLED_PAUSE_CLASSES = ARPABET.flatMap((phone, i) => (FILLED_PAUSE.has(phone) ? [i] : []))
const MIN_FILLED_PAUSE_SHARE = 0.5
/** Shorter sounds between words are breaths and the ends of words. */
const MIN_FRAMES = 20
/** A flicker this short does not end a sound. */
const MAX_HOLE_FRAMES = 4
/** How loud a filler is at least, from the take's quiet (0) to its loud frames (1). */
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
  const { energies, logMels } = evidence.features
  const limit = energyThreshold(evidence.features, LOUDNESS_SHARE)
  const isHeld = (t: number) =>
    (energies[t] ?? 0) > limit &&
    !Number.isNaN(pitch[t] ?? Number.NaN) &&
    filledPauseShare(evidence.networkPosteriors, t) > MIN_FILLED_PAUSE_SHARE
  const usual = changeOf(logMels, spokenFrames(energies, limit))
  return gaps
    .flatMap((gap) => runsOf(gap, isHeld, MAX_HOLE_FRAMES))
    .filter((run) => run.end - run.start >= MIN_FRAMES)
    .filter((run) => changeOf(logMels, framesOf(run)) < MAX_RELATIVE_CHANGE * usual)
}

function filledPauseShare(posteriors: Float32Array, frame: number): number {
  return FILLED_PAUSE_CLASSES.reduce((sum, column) => sum + Math.exp(posteriors[frame * CLASSES + column] ?? -30), 0)
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
