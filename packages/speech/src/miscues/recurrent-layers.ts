import { logistic } from '@rehearsal/statistics/numbers'

/** A layer of weights (output × input) and biases. */
export type Dense = { inputs: number; outputs: number; weights: Float32Array; bias: Float32Array }

/** A gated recurrent unit (Cho et al. 2014, in PyTorch's form): gates reset, update and new, one below the other. */
export type GatedRecurrentUnit = { size: number; fromInput: Dense; fromState: Dense }

export function applyDense({ inputs, outputs, weights, bias }: Dense, x: Float32Array): Float32Array {
  const y = new Float32Array(outputs)
  for (let o = 0; o < outputs; o++) y[o] = (bias[o] ?? 0) + product(weights, o * inputs, x)
  return y
}

/** Σ weights[at + i] · x[i], in four sums side by side: each alone would wait for its last addition. */
function product(weights: Float32Array, at: number, x: Float32Array): number {
  let [a, b, c, d] = [0, 0, 0, 0]
  let i = 0
  for (; i + 4 <= x.length; i += 4) {
    a += (weights[at + i] ?? 0) * (x[i] ?? 0)
    b += (weights[at + i + 1] ?? 0) * (x[i + 1] ?? 0)
    c += (weights[at + i + 2] ?? 0) * (x[i + 2] ?? 0)
    d += (weights[at + i + 3] ?? 0) * (x[i + 3] ?? 0)
  }
  for (; i < x.length; i++) a += (weights[at + i] ?? 0) * (x[i] ?? 0)
  return a + b + c + d
}

export function applyRelu(layer: Dense, x: Float32Array): Float32Array {
  return applyDense(layer, x).map((value) => Math.max(0, value))
}

/** The states of a recurrent layer after each row. */
export function runGru(
  { size, fromInput, fromState }: GatedRecurrentUnit,
  rows: readonly Float32Array[],
): Float32Array[] {
  let state = new Float32Array(size)
  return rows.map((row) => {
    const [input, kept] = [applyDense(fromInput, row), applyDense(fromState, state)]
    const before = state
    state = before.map((value, i) => {
      const reset = logistic((input[i] ?? 0) + (kept[i] ?? 0))
      const update = logistic((input[size + i] ?? 0) + (kept[size + i] ?? 0))
      const fresh = Math.tanh((input[2 * size + i] ?? 0) + reset * (kept[2 * size + i] ?? 0))
      return (1 - update) * fresh + update * value
    })
    return state
  })
}

export type Bidirectional = { forward: GatedRecurrentUnit; backward: GatedRecurrentUnit }

/** One layer from the front and one from the back, side by side. */
export function runBidirectional({ forward, backward }: Bidirectional, rows: readonly Float32Array[]): Float32Array[] {
  const behind = runGru(backward, rows.toReversed()).toReversed()
  return runGru(forward, rows).map((state, i) => concatenated(state, behind[i] ?? new Float32Array(0)))
}

/** Rows one behind the other as one. */
export function concatenated(...parts: readonly (Float32Array | readonly number[])[]): Float32Array {
  const row = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    row.set(part, at)
    at += part.length
  }
  return row
}
