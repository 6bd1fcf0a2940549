/** Changes the sample rate of a take, and takes away its offset. */

const ZERO_CROSSINGS = 16
const KAISER_BETA = 9
/** Passband edge as a share of the lower Nyquist frequency: leaves room for the filter's slope. */
const PASSBAND = 0.94

type PolyphaseFilter = { phases: Float32Array[]; up: number; down: number; half: number }

const filters = new Map<string, PolyphaseFilter>()

/** An offset below this (−60 dB) is no offset. */
const MIN_OFFSET = 0.001

/** The same audio about its own mean: what a faulty sound card adds to every sample is taken away. */
export function withoutOffset(samples: Float32Array): Float32Array {
  let sum = 0
  for (const sample of samples) sum += sample
  const offset = samples.length === 0 ? 0 : sum / samples.length
  return Math.abs(offset) < MIN_OFFSET ? samples : samples.map((sample) => sample - offset)
}

/**
 * Resamples mono audio with a polyphase Kaiser-windowed sinc. The output starts at the same instant and holds
 * ceil(length × to ÷ from) samples. Rates in Hz; equal rates return the input itself.
 */
export function resample(samples: Float32Array, fromRate: number, toRate: number): Float32Array {
  if (fromRate === toRate) return samples
  const { phases, up, down, half } = filterFor(fromRate, toRate)
  const output = new Float32Array(Math.ceil((samples.length * up) / down))
  for (let i = 0; i < output.length; i++) {
    const position = i * down
    const centre = Math.floor(position / up)
    const phase = phases[position - centre * up]
    if (phase === undefined) continue
    const start = centre - half + 1
    const from = Math.max(0, -start)
    const to = Math.min(phase.length, samples.length - start)
    let sum = 0
    for (let k = from; k < to; k++) sum += (phase[k] ?? 0) * (samples[start + k] ?? 0)
    output[i] = sum
  }
  return output
}

function filterFor(fromRate: number, toRate: number): PolyphaseFilter {
  const key = `${fromRate}/${toRate}`
  const known = filters.get(key)
  if (known !== undefined) return known
  const divisor = greatestCommonDivisor(fromRate, toRate)
  const filter = designFilter(toRate / divisor, fromRate / divisor)
  filters.set(key, filter)
  return filter
}

function designFilter(up: number, down: number): PolyphaseFilter {
  const cutoff = PASSBAND * Math.min(1, up / down)
  const half = Math.ceil(ZERO_CROSSINGS / Math.min(1, up / down))
  const phases = Array.from({ length: up }, (_, phase) => {
    const taps = new Float32Array(2 * half)
    let sum = 0
    for (let k = 0; k < taps.length; k++) {
      const distance = k - half + 1 - phase / up
      const tap = cutoff * sinc(cutoff * distance) * kaiser(distance / half)
      taps[k] = tap
      sum += tap
    }
    return taps.map((tap) => tap / sum)
  })
  return { phases, up, down, half }
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)
}

function kaiser(x: number): number {
  return Math.abs(x) >= 1 ? 0 : besselI0(KAISER_BETA * Math.sqrt(1 - x * x)) / besselI0(KAISER_BETA)
}

function besselI0(x: number): number {
  let term = 1
  let sum = 1
  for (let k = 1; k < 40; k++) {
    term *= (x / (2 * k)) ** 2
    sum += term
  }
  return sum
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}
