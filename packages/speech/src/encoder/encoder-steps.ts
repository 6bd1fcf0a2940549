import { tabulate } from '@rehearsal/statistics/kernels/tabulate'

const EPSILON = 1e-5

/** Each row brought to mean 0 and spread 1, times a weight per column. Rows lie one after another. */
export function layerNorm(x: Float32Array, weights: Float32Array): Float32Array {
  const width = weights.length
  const y = new Float32Array(x.length)
  for (let at = 0; at < x.length; at += width) {
    const row = x.subarray(at, at + width)
    const { mean, scale } = spreadOf(row)
    for (let i = 0; i < width; i++) y[at + i] = ((row[i] ?? 0) - mean) * scale * (weights[i] ?? 0)
  }
  return y
}

/** All rows together brought to mean 0 and spread 1, then times a weight and plus a bias per column; in place. */
export function groupNorm(x: Float32Array, weights: Float32Array, bias: Float32Array): void {
  const { mean, scale } = spreadOf(x)
  const width = weights.length
  for (let i = 0; i < x.length; i++) {
    x[i] = ((x[i] ?? 0) - mean) * scale * (weights[i % width] ?? 0) + (bias[i % width] ?? 0)
  }
}

/** Summed up in stretches: one loop over a whole piece is compiled too late to be of use. */
const STRETCH = 288

function spreadOf(values: Float32Array): { mean: number; scale: number } {
  let sum = 0
  for (let at = 0; at < values.length; at += STRETCH) sum += sumOf(values.subarray(at, at + STRETCH))
  const mean = sum / values.length
  let squares = 0
  for (let at = 0; at < values.length; at += STRETCH) squares += squaresOf(values.subarray(at, at + STRETCH), mean)
  return { mean, scale: 1 / Math.sqrt(squares / values.length + EPSILON) }
}

function sumOf(values: Float32Array): number {
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += values[i] ?? 0
  return sum
}

function squaresOf(values: Float32Array, mean: number): number {
  let squares = 0
  for (let i = 0; i < values.length; i++) squares += ((values[i] ?? 0) - mean) ** 2
  return squares
}

/** Beyond ±9 the hyperbolic tangent is ±1, as exactly as a float can tell. */
const tangent = tabulate(Math.tanh, -9, 9)

/** The hyperbolic tangent of each number, in place. */
export function tanh(x: Float32Array): void {
  for (let i = 0; i < x.length; i++) x[i] = tangent(x[i] ?? 0)
}

/** Beyond ±6 the function is 0 or its argument, as exactly as a float can tell. */
const LIMIT = 6
const geluWithin = tabulate(geluAt, -LIMIT, LIMIT)

/** The Gaussian error linear unit of each number, in place: x · Φ(x), from a table (within 1e-6). */
export function gelu(x: Float32Array): void {
  for (let i = 0; i < x.length; i++) {
    const value = x[i] ?? 0
    if (value < LIMIT) x[i] = geluWithin(value)
  }
}

/** x · Φ(x), with the normal distribution of Abramowitz and Stegun 26.2.17 (error below 7.5e-8). */
function geluAt(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x))
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  const above = (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) * series
  return x * (x >= 0 ? 1 - above : above)
}
