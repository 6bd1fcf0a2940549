import { transitionsInto, viterbi } from '@rehearsal/statistics/viterbi'

/** A possible pitch of a frame: semitones above 100 Hz, and how periodic the sound is at it, 0–1. */
export type PitchCandidate = { semitones: number; strength: number }

/** Cost of a leap per semitone; an octave costs more than a clearly better candidate gains. */
const LEAP_COST = 0.06
const VOICING_COST = 0.25
/** Candidates must be at least this periodic to count as a voice, unless their neighbours speak for them. */
const VOICED_STRENGTH = 0.55
/** Voices move within about an octave of their middle: what is further off must be that much clearer. */
const FREE_SEMITONES = 7
const DISTANCE_COST = 0.08
const SMOOTHED_FRAMES = 5
/** Shorter voicing is a click. */
const MIN_VOICED_FRAMES = 4
/** A short stretch this far from the voice's middle is a halved or doubled pitch, or a hiss that happens to be periodic. */
const STRAY_FRAMES = 15
const STRAY_SEMITONES = 9

/** The smoothest clear path through the candidates of all frames, median-smoothed; NaN where nothing is voiced. */
export function findPitchPath(candidates: readonly (readonly PitchCandidate[])[]): Float32Array {
  const first = decode(candidates, null)
  const middle = medianOf([...first].filter((value) => !Number.isNaN(value)))
  return dropStray(smooth(middle === null ? first : decode(candidates, middle)), middle ?? 0)
}

/** The likeliest path over each frame's candidates and “unvoiced”, which is the last of its states. Costs are log probabilities below nothing. */
function decode(candidates: readonly (readonly PitchCandidate[])[], middle: number | null): Float32Array {
  const unvoiced = candidates.reduce((most, { length }) => Math.max(most, length), 0)
  const transitions = transitionsInto(
    Array.from({ length: unvoiced + 1 }, () => Array.from({ length: unvoiced + 1 }, (_, from) => ({ from, score: 0 }))),
  )
  const semitonesAt = (frame: number, state: number) => candidates[frame]?.[state]?.semitones ?? Number.NaN
  const transitionsAt = (frame: number) => {
    for (let i = 0; i < transitions.scores.length; i++) {
      const [from, state] = [transitions.from[i] ?? 0, Math.floor(i / (unvoiced + 1))]
      transitions.scores[i] = -leapCost(semitonesAt(frame - 1, from), semitonesAt(frame, state))
    }
    return transitions
  }
  const states = Array.from({ length: unvoiced + 1 }, (_, state) => state)
  const start = Float64Array.from(states, (state) => -leapCost(Number.NaN, semitonesAt(0, state)))
  const path = viterbi({ start, transitions: transitionsAt, ends: states }, candidates.length, (frame, scores) => {
    for (let state = 0; state < unvoiced; state++) {
      const candidate = candidates[frame]?.[state]
      // A frame with fewer candidates has no such state.
      const own = candidate === undefined ? Infinity : ownCost(candidate.semitones, candidate.strength, middle)
      scores[state] = (scores[state] ?? -Infinity) - own
    }
  })
  return Float32Array.from(path?.states ?? [], (state, frame) => semitonesAt(frame, state))
}

function ownCost(semitones: number, strength: number, middle: number | null): number {
  const distance = middle === null ? 0 : Math.max(0, Math.abs(semitones - middle) - FREE_SEMITONES)
  return VOICED_STRENGTH - strength + DISTANCE_COST * distance
}

function leapCost(from: number, to: number): number {
  if (Number.isNaN(from) && Number.isNaN(to)) return 0
  return Number.isNaN(from) || Number.isNaN(to) ? VOICING_COST : LEAP_COST * Math.abs(from - to)
}

function smooth(track: Float32Array): Float32Array {
  const half = Math.floor(SMOOTHED_FRAMES / 2)
  return track.map((value, t) => {
    if (Number.isNaN(value)) return value
    const around = track.subarray(Math.max(0, t - half), t + half + 1).filter((other) => !Number.isNaN(other))
    return medianOf([...around]) ?? value
  })
}

function dropStray(track: Float32Array, middle: number): Float32Array {
  const kept = Float32Array.from(track)
  let start = 0
  for (let t = 0; t <= track.length; t++) {
    if (t < track.length && !Number.isNaN(track[t] ?? Number.NaN)) continue
    const distance = Math.abs((medianOf([...track.subarray(start, t)]) ?? middle) - middle)
    const isStray = t - start < STRAY_FRAMES && distance > STRAY_SEMITONES
    if (isStray || t - start < MIN_VOICED_FRAMES) kept.fill(Number.NaN, start, t)
    start = t + 1
  }
  return kept
}

function medianOf(values: readonly number[]): number | null {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? null
}
