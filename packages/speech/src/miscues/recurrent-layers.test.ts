import { expect, test } from 'vitest'
import { applyDense, applyRelu, type GatedRecurrentUnit, runBidirectional, runGru } from './recurrent-layers.ts'

/** (7 i + a) mod 11, from −0.5 to 0.5. */
const numbers = (count: number, a: number) =>
  Float32Array.from({ length: count }, (_, i) => (((i * 7 + a) % 11) - 5) / 10)
const layer: GatedRecurrentUnit = {
  size: 2,
  fromInput: { inputs: 2, outputs: 6, weights: numbers(12, 1), bias: numbers(6, 2) },
  fromState: { inputs: 2, outputs: 6, weights: numbers(12, 4), bias: numbers(6, 8) },
}
const rows = [[1, -2], [0.5, 3], [-1, 0.25]].map((row) => Float32Array.from(row)) // prettier-ignore
const rounded = (row: Float32Array) => Array.from(row, (value) => Math.round(value * 1e4) / 1e4)

test('a layer multiplies row by row and adds its biases', () => {
  const dense = { inputs: 2, outputs: 2, weights: Float32Array.from([1, 2, 3, 4]), bias: Float32Array.from([0.5, -20]) }
  expect([...applyDense(dense, Float32Array.from([1, 2]))]).toEqual([5.5, -9])
  expect([...applyRelu(dense, Float32Array.from([1, 2]))]).toEqual([5.5, 0])
})

test('a recurrent layer gives the states that PyTorch gives', () => {
  expect(runGru(layer, rows).map(rounded)).toEqual([[-0.3292, 0.3775], [0.5314, -0.0546], [0.531, 0.1201]]) // prettier-ignore
})

test('the layer from the back reads the same rows in the other order', () => {
  const both = runBidirectional({ forward: layer, backward: layer }, rows)
  const backward = runGru(layer, rows.toReversed()).toReversed()
  expect(both.map((row) => [...row])).toEqual(runGru(layer, rows).map((row, i) => [...row, ...(backward[i] ?? [])]))
})
