/** Makes takes of 16 kHz mono worse in ways that must not raise a score: faster, noisy, clipped, with pauses. */
import { resample } from '../audio/resample.ts'

const RATE = 16_000
const FRAME = 320
/** Windows of 30 ms, moved by at most 8 ms to where they fit what stands before them best. */
const WINDOW = 480
const HOP = WINDOW / 2
const SEARCH = 128

/** Played `speed` times as fast, as a tape is: the voice rises with it. */
export function playedFaster(pcm: Float32Array, speed: number): Float32Array {
  return resample(pcm, Math.round(RATE * speed), RATE)
}

/** Said `speed` times as fast in the same voice: waveform-similarity overlap-add (WSOLA, Verhelst and Roelands 1993). */
export function saidFaster(pcm: Float32Array, speed: number): Float32Array {
  const output = new Float32Array(Math.ceil(pcm.length / speed) + WINDOW)
  const shape = Float32Array.from({ length: WINDOW }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / WINDOW))
  let next = 0
  for (let at = 0; at + WINDOW <= output.length; at += HOP) {
    const wanted = Math.round(at * speed)
    const from = at === 0 ? 0 : bestFit(pcm, next, wanted)
    if (from + WINDOW > pcm.length) break
    for (let i = 0; i < WINDOW; i++) output[at + i] = (output[at + i] ?? 0) + (shape[i] ?? 0) * (pcm[from + i] ?? 0)
    next = from + HOP
  }
  return output.slice(0, Math.ceil(pcm.length / speed))
}

/** Where about `wanted` the samples go on most like those from `like` on. */
function bestFit(pcm: Float32Array, like: number, wanted: number): number {
  let best = { from: Math.max(0, wanted), product: -Infinity }
  for (let shift = -SEARCH; shift <= SEARCH; shift += 2) {
    const from = wanted + shift
    if (from < 0 || from + WINDOW > pcm.length) continue
    let product = 0
    for (let i = 0; i < WINDOW; i += 2) product += (pcm[like + i] ?? 0) * (pcm[from + i] ?? 0)
    if (product > best.product) best = { from, product }
  }
  return best.from
}

/** With other sound beside it, `decibels` below the speech. The other sound is repeated where it is shorter. */
export function withNoise(pcm: Float32Array, noise: Float32Array, decibels: number): Float32Array {
  const gain = (speechLevel(pcm) / Math.max(1e-6, speechLevel(noise))) * 10 ** (-decibels / 20)
  return pcm.map((value, i) => value + gain * (noise[i % noise.length] ?? 0))
}

/** White noise; `random` gives numbers from 0 to 1. */
export function whiteNoise(samples: number, random: () => number): Float32Array {
  return Float32Array.from({ length: samples }, () => random() + random() + random() - 1.5)
}

/** Several takes at once, each as loud as the others. */
export function babbleOf(takes: readonly Float32Array[]): Float32Array {
  const babble = new Float32Array(Math.max(...takes.map(({ length }) => length)))
  for (const take of takes) {
    const level = Math.max(1e-6, speechLevel(take))
    for (let i = 0; i < babble.length; i++) babble[i] = (babble[i] ?? 0) + (take[i % take.length] ?? 0) / level
  }
  return babble
}

/** Recorded so many decibels too loud: what lies beyond full scale is cut off. */
export function clipped(pcm: Float32Array, decibels: number): Float32Array {
  const peak = pcm.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-6)
  const gain = 10 ** (decibels / 20) / peak
  return pcm.map((value) => Math.min(1, Math.max(-1, gain * value)))
}

/** Nothing but the room for `seconds`, put in at a sample. */
export function withPause(pcm: Float32Array, at: number, seconds: number): Float32Array {
  const room = quietestOf(pcm)
  const pause = Float32Array.from({ length: Math.round(seconds * RATE) }, (_, i) => room[i % room.length] ?? 0)
  const output = new Float32Array(pcm.length + pause.length)
  output.set(pcm.subarray(0, at))
  output.set(pause, at)
  output.set(pcm.subarray(at), at + pause.length)
  return output
}

/** The quietest 100 ms. */
function quietestOf(pcm: Float32Array): Float32Array {
  const pieces = Array.from({ length: Math.max(1, Math.floor(pcm.length / (5 * FRAME))) }, (_, i) =>
    pcm.subarray(i * 5 * FRAME, (i + 1) * 5 * FRAME),
  )
  return pieces.toSorted((a, b) => powerOf(a) - powerOf(b))[0] ?? pcm
}

/** Root mean square of the louder half of the frames of 20 ms. */
function speechLevel(pcm: Float32Array): number {
  const powers = Array.from({ length: Math.max(1, Math.floor(pcm.length / FRAME)) }, (_, i) =>
    powerOf(pcm.subarray(i * FRAME, (i + 1) * FRAME)),
  ).toSorted((a, b) => b - a)
  const louder = powers.slice(0, Math.ceil(powers.length / 2))
  return Math.sqrt(louder.reduce((sum, power) => sum + power, 0) / louder.length)
}

function powerOf(pcm: Float32Array): number {
  return pcm.reduce((sum, value) => sum + value * value, 0) / Math.max(1, pcm.length)
}
