import type { Norm } from '../weights/encoder-weights.ts'

const EPSILON = 1e-12

/** Adds `more` to the rows and brings each to mean 0 and spread 1, times a weight and plus a bias per column. In place. */
export function addAndNormalise(rows: Float32Array, more: Float32Array | undefined, { weights, bias }: Norm): void {
  const width = weights.length
  for (let at = 0; at < rows.length; at += width) {
    const row = rows.subarray(at, at + width)
    if (more !== undefined) add(row, more.subarray(at, at + width))
    normalise(row, weights, bias)
  }
}

function add(row: Float32Array, more: Float32Array): void {
  for (let i = 0; i < row.length; i++) row[i] = (row[i] ?? 0) + (more[i] ?? 0)
}

function normalise(row: Float32Array, weights: Float32Array, bias: Float32Array): void {
  let sum = 0
  for (let i = 0; i < row.length; i++) sum += row[i] ?? 0
  const mean = sum / row.length
  let squares = 0
  for (let i = 0; i < row.length; i++) squares += ((row[i] ?? 0) - mean) ** 2
  const scale = 1 / Math.sqrt(squares / row.length + EPSILON)
  for (let i = 0; i < row.length; i++) row[i] = ((row[i] ?? 0) - mean) * scale * (weights[i] ?? 0) + (bias[i] ?? 0)
}
