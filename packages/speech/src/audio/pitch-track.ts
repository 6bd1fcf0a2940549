/** Tracks the pitch of a take (RAPT). */
import { findPitchPath, type PitchCandidate } from './pitch-path.ts'

const SAMPLE_RATE = 16_000
/** Pitch needs no more than 4 kHz; a quarter of the samples makes the search sixteen times cheaper. */
const DECIMATION = 4
const RATE = SAMPLE_RATE / DECIMATION
const STEP = RATE / 100
/** 30 ms: two periods of a deep voice. */
const WINDOW = 120
const SHORTEST_LAG = Math.floor(RATE / 500)
const LONGEST_LAG = Math.ceil(RATE / 65)
const MAX_CANDIDATES = 5
const MIN_CORRELATION = 0.3
/** What is this far (dB) below the loudest parts of a take is a breath or the room, however periodic it is. */
const QUIETEST_DECIBELS = 33
/** Humming of a device at this level (mean square) is not a voice. */
const SILENCE = 1e-8
/** A longer correlation lag fits by chance more often: the shorter of two equal ones is taken. */
const LAG_PENALTY = 0.25

/**
 * Pitch every 10 ms of 16 kHz audio in semitones above 100 Hz; NaN where nothing is voiced. Peaks of the normalised
 * cross-correlation are candidates, and the smoothest path through them is the pitch (RAPT, Talkin 1995), so that single
 * halved or doubled values do not stand. Takes about 0.003 of real time.
 */
export function trackPitch(pcm: Float32Array): Float32Array {
  const low = withoutRumble(decimate(pcm))
  const frames = Math.max(0, Math.floor((low.length - WINDOW - LONGEST_LAG) / STEP) + 1)
  const energies = Float64Array.from({ length: frames }, (_, t) => energyAt(low, t * STEP))
  const loud = energies.toSorted()[Math.floor(frames * 0.95)] ?? 0
  const quietest = Math.max(SILENCE * WINDOW, loud / 10 ** (QUIETEST_DECIBELS / 10))
  const candidates = Array.from({ length: frames }, (_, t) =>
    (energies[t] ?? 0) < quietest ? [] : candidatesAt(low, t * STEP, energies[t] ?? 0),
  )
  const track = new Float32Array(Math.floor(pcm.length / (SAMPLE_RATE / 100))).fill(Number.NaN)
  // A window is centred on what it describes: half a window and half a lag in.
  const offset = Math.round((WINDOW + SHORTEST_LAG) / 2 / STEP)
  track.set(findPitchPath(candidates).subarray(0, Math.max(0, track.length - offset)), Math.min(offset, track.length))
  return track
}

/** A quarter of the samples, each the weighted mean of seven: what lies above 2 kHz would fold back into the voice. */
function decimate(pcm: Float32Array): Float32Array {
  const low = new Float32Array(Math.floor(pcm.length / DECIMATION))
  for (let i = 0; i < low.length; i++) {
    let sum = 0
    for (let k = 1 - DECIMATION; k < DECIMATION; k++) {
      sum += ((DECIMATION - Math.abs(k)) * (pcm[i * DECIMATION + k] ?? 0)) / DECIMATION ** 2
    }
    low[i] = sum
  }
  return low
}

/**
 * Takes away what changes more slowly than a voice (below about 50 Hz): a constant offset, wind, steps. High overtones are
 * damped too: between two samples they hide the peak of a high voice, and the peak at twice its lag would win.
 */
function withoutRumble(samples: Float32Array): Float32Array {
  const output = new Float32Array(samples.length)
  const smoothAt = (i: number) => ((samples[i - 1] ?? 0) + 2 * (samples[i] ?? 0) + (samples[i + 1] ?? 0)) / 4
  let slow = smoothAt(1)
  for (let i = 0; i < samples.length; i++) {
    const smooth = smoothAt(i)
    slow += 0.08 * (smooth - slow)
    output[i] = smooth - slow
  }
  return output
}

function energyAt(low: Float32Array, start: number): number {
  let energy = 0
  for (let i = start; i < start + WINDOW; i++) energy += (low[i] ?? 0) ** 2
  return energy
}

/** The best peaks of the normalised cross-correlation from `start` on, in semitones above 100 Hz. */
function candidatesAt(low: Float32Array, start: number, energy: number): PitchCandidate[] {
  const correlations = new Float64Array(LONGEST_LAG + 2)
  let shifted = energyAt(low, start + SHORTEST_LAG - 1)
  for (let lag = SHORTEST_LAG - 1; lag <= LONGEST_LAG; lag++) {
    let product = 0
    for (let i = 0; i < WINDOW; i++) product += (low[start + i] ?? 0) * (low[start + lag + i] ?? 0)
    correlations[lag] = product / (Math.sqrt(energy * shifted) + 1e-9)
    shifted = Math.max(0, shifted - (low[start + lag] ?? 0) ** 2 + (low[start + lag + WINDOW] ?? 0) ** 2)
  }
  const candidates: PitchCandidate[] = []
  for (let lag = SHORTEST_LAG; lag < LONGEST_LAG; lag++) {
    const [a, b, c] = [correlations[lag - 1] ?? 0, correlations[lag] ?? 0, correlations[lag + 1] ?? 0]
    if (b < MIN_CORRELATION || b < a || b <= c) continue
    const curve = a - 2 * b + c
    const shift = curve === 0 ? 0 : (a - c) / (2 * curve)
    const height = Math.min(1, b - ((a - c) * shift) / 4)
    const strength = height * (1 - (LAG_PENALTY * lag) / LONGEST_LAG)
    candidates.push({ semitones: 12 * Math.log2(RATE / (lag + shift) / 100), strength })
  }
  return candidates.toSorted((x, y) => y.strength - x.strength).slice(0, MAX_CANDIDATES)
}
