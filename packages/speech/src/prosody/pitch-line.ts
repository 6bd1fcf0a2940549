/** Draws the melody of a take as a line. */
import type { PitchLine } from '@rehearsal/exam/score'
import { trackPitch } from '../audio/pitch-track.ts'

const FRAMES_PER_STEP = 5
/** A minute's answer and some slack; longer takes get longer steps. */
const MAX_VALUES = 1300
/** A step is voiced where this share of it is. */
const VOICED_SHARE = 0.4

/**
 * The melody of 16 kHz audio: semitones from the speaker's own median, one value per 0.05 s (longer beyond 65 s), null
 * where nothing is voiced. Works on takes and on model voices alike, so that both can be drawn over each other.
 */
export function pitchLine(pcm: Float32Array): PitchLine {
  return pitchLineOf(trackPitch(pcm))
}

/** The line of a pitch track of 10 ms frames (see `trackPitch`). */
export function pitchLineOf(track: Float32Array): PitchLine {
  const voiced = track.filter(isVoiced).toSorted()
  const middle = voiced[Math.floor(voiced.length / 2)] ?? 0
  const frames = FRAMES_PER_STEP * Math.max(1, Math.ceil(track.length / (FRAMES_PER_STEP * MAX_VALUES)))
  const semitones = Array.from({ length: Math.ceil(track.length / frames) }, (_, i) => {
    const own = track.subarray(i * frames, (i + 1) * frames)
    const pitches = own.filter(isVoiced).toSorted()
    const value = pitches[Math.floor(pitches.length / 2)]
    return value === undefined || pitches.length < VOICED_SHARE * own.length ? null : rounded(value - middle)
  })
  return { stepSeconds: frames / 100, semitones }
}

function isVoiced(value: number): boolean {
  return !Number.isNaN(value)
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
