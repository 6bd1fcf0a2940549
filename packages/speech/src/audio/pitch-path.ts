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

/** Viterbi over each frame's candidates and "unvoiced" (the last option). */
function decode(candidates: readonly (readonly PitchCandidate[])[], middle: number | null): Float32Array {
  const froms: number[][] = []
  let before: { semitones: number; cost: number }[] = [{ semitones: Number.NaN, cost: 0 }]
  for (const options of candidates) {
    const voiced = options.map(({ semitones, strength }) => ({ semitones, cost: ownCost(semitones, strength, middle) }))
    const all = [...voiced, { semitones: Number.NaN, cost: 0 }]
    const from: number[] = []
    before = all.map(({ semitones, cost }) => {
      let best = Infinity
      let source = 0
      before.forEach((other, i) => {
        const total = other.cost + leapCost(other.semitones, semitones)
        if (total >= best) return
        best = total
        source = i
      })
      from.push(source)
      return { semitones, cost: best + cost }
    })
    froms.push(from)
  }
  const track = new Float32Array(candidates.length).fill(Number.NaN)
  let at = before.reduce((best, { cost }, i) => (cost < (before[best]?.cost ?? Infinity) ? i : best), 0)
  for (let t = candidates.length - 1; t >= 0; t--) {
    track[t] = candidates[t]?.[at]?.semitones ?? Number.NaN
    at = froms[t]?.[at] ?? 0
  }
  return track
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
