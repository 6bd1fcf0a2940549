/** WebAssembly of the loops in which the decoder spends its time. */
import { countUp, defineFunction, f32, f32x4, i16x8, i32, i32x4 } from '@rehearsal/statistics/kernels/wasm-assembler'

/** Outputs of a matrix that lie side by side, and inputs of one output that do. */
export const OUTPUT_BLOCK = 8
export const INPUT_PAIR = 2
/** Rows of keys that lie side by side. */
export const ROW_BLOCK = 4

const FLOAT = 4
const VECTOR = 16
/** Pairs of inputs per turn of the inner loop. */
const TURN = 4

/**
 * `multiply(weights, x, y, pairs, outputs)`: y[o] = Σ weights[o][i] · x[i] in whole numbers. Weights are unsigned bytes in blocks of
 * OUTPUT_BLOCK outputs: block × pair of inputs × output × 2; `x` holds 16-bit and `y` 32-bit integers. Pairs are a multiple of 4.
 */
export const multiplyCode = defineFunction('multiply', (parameter, variable) => {
  const [weights, x, y, pairs, outputs] = [parameter(), parameter(), parameter(), parameter(), parameter()]
  const [output, pair, at, weight] = [variable('i32'), variable('i32'), variable('i32'), variable('i32')]
  const [bytes, inputs, left, right] = [variable('v128'), variable('v128'), variable('v128'), variable('v128')]
  const addPair = (number: number) => [
    bytes.set(f32x4.load(weight.get, number * VECTOR)),
    inputs.set(f32x4.loadSplat(at.get, number * FLOAT)),
    left.set(i32x4.add(left.get, i32x4.dot(i16x8.extendLow(bytes.get), inputs.get))),
    right.set(i32x4.add(right.get, i32x4.dot(i16x8.extendHigh(bytes.get), inputs.get))),
  ]
  const none = f32x4.splat(f32.const(0))
  return [
    weight.set(weights.get),
    countUp(output, outputs.get, OUTPUT_BLOCK, [
      at.set(x.get),
      left.set(none),
      right.set(none),
      countUp(pair, pairs.get, TURN, [
        ...Array.from({ length: TURN }, (_, number) => addPair(number)).flat(),
        at.set(i32.add(at.get, i32.const(TURN * FLOAT))),
        weight.set(i32.add(weight.get, i32.const(TURN * VECTOR))),
      ]),
      f32x4.store(y.get, left.get),
      f32x4.store(y.get, right.get, VECTOR),
      y.set(i32.add(y.get, i32.const(2 * VECTOR))),
    ]),
  ]
})

/**
 * `attentionScores(keys, query, y, rows, width)`: y[r] = Σ keys[r][i] · query[i], for at least as many rows as asked for. Keys lie in blocks of
 * ROW_BLOCK rows: block × number × row.
 */
export const attentionScoresCode = defineFunction('attentionScores', (parameter, variable) => {
  const [keys, query, y, rows, width] = [parameter(), parameter(), parameter(), parameter(), parameter()]
  const [row, number, key, at, sum] = [
    variable('i32'), variable('i32'), variable('i32'), variable('i32'), variable('v128'),
  ] // prettier-ignore
  return [
    key.set(keys.get),
    countUp(row, rows.get, ROW_BLOCK, [
      at.set(query.get),
      sum.set(f32x4.splat(f32.const(0))),
      countUp(number, width.get, 1, [
        sum.set(f32x4.multiplyAdd(f32x4.load(key.get), f32x4.loadSplat(at.get), sum.get)),
        key.set(i32.add(key.get, i32.const(VECTOR))),
        at.set(i32.add(at.get, i32.const(FLOAT))),
      ]),
      f32x4.store(y.get, sum.get),
      y.set(i32.add(y.get, i32.const(VECTOR))),
    ]),
  ]
})

/** Vectors of four floats in one row of values: 36 numbers. */
const VALUE_VECTORS = 9

/** `weightedSum(values, weights, y, rows)`: y[i] = Σ weights[r] · values[r][i]. Rows of values hold 36 numbers. */
export const weightedSumCode = defineFunction('weightedSum', (parameter, variable) => {
  const [values, weights, y, rows] = [parameter(), parameter(), parameter(), parameter()]
  const [row, at, weight, share] = [variable('i32'), variable('i32'), variable('i32'), variable('v128')]
  const sums = Array.from({ length: VALUE_VECTORS }, () => variable('v128'))
  return [
    at.set(values.get),
    weight.set(weights.get),
    ...sums.map((sum) => sum.set(f32x4.splat(f32.const(0)))),
    countUp(row, rows.get, 1, [
      share.set(f32x4.loadSplat(weight.get)),
      ...sums.map((sum, i) => sum.set(f32x4.multiplyAdd(share.get, f32x4.load(at.get, i * VECTOR), sum.get))),
      at.set(i32.add(at.get, i32.const(VALUE_VECTORS * VECTOR))),
      weight.set(i32.add(weight.get, i32.const(FLOAT))),
    ]),
    ...sums.map((sum, i) => f32x4.store(y.get, sum.get, i * VECTOR)),
  ]
})
