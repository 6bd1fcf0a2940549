import { expect, test } from 'vitest'
import { seeded } from './testing/seeded.ts'
import { createDecoderKernels, createLayout } from './decoder-kernels.ts'
import { createRowMultiplier, type QuantisedMatrix } from './quantised-matrix.ts'

const INPUTS = 24
const OUTPUTS = 16

/** The byte of an input for an output, in the order that training/extract_speech_decoder.py writes. */
const placeOf = (output: number, input: number) =>
  Math.floor(output / 8) * 8 * INPUTS + Math.floor(input / 2) * 16 + (output % 8) * 2 + (input % 2)

function aMultiplier(random: () => number) {
  const { area, size } = createLayout()
  const areas = { weights: area(INPUTS * OUTPUTS), inputs: area(2 * INPUTS), outputs: area(4 * OUTPUTS) }
  const kernels = createDecoderKernels(size())
  const bytes = Uint8Array.from({ length: INPUTS * OUTPUTS }, () => 256 * random())
  kernels.bytes(areas.weights).set(bytes)
  return { bytes, multiplier: createRowMultiplier(kernels, areas) }
}

test('a row times weights of one byte is what plain arithmetic makes of it, to a four-thousandth', () => {
  const random = seeded(5)
  const { bytes, multiplier } = aMultiplier(random)
  const bias = Float32Array.from({ length: OUTPUTS }, () => random() - 0.5)
  const weights: QuantisedMatrix = { at: 0, inputs: INPUTS, outputs: OUTPUTS, scale: 0.01, offset: -1.3, bias }
  const x = Float32Array.from({ length: INPUTS }, () => 4 * random() - 2)
  multiplier.take(x)
  const expected = Array.from(bias, (start, output) =>
    x.reduce((sum, value, i) => sum + value * ((bytes[placeOf(output, i)] ?? 0) * 0.01 - 1.3), start),
  )
  const y = multiplier.product(weights)
  expect(y).toHaveLength(OUTPUTS)
  for (const [i, value] of y.entries()) expect(Math.abs(value - (expected[i] ?? 0))).toBeLessThan(0.01)
  expect(multiplier.sums(weights)).toHaveLength(OUTPUTS)
  expect(multiplier.rowOf(weights, 11)[7]).toBeCloseTo((bytes[placeOf(11, 7)] ?? 0) * 0.01 - 1.3, 5)
})

test('a row of nothing is nothing times anything', () => {
  const { multiplier } = aMultiplier(seeded(6))
  multiplier.take(new Float32Array(INPUTS))
  const weights = { at: 0, inputs: INPUTS, outputs: OUTPUTS, scale: 0.01, offset: -1.3 }
  expect(multiplier.product(weights).every((value) => value === 0)).toBe(true)
})

test('the largest sums that weights and steps can make stay within their 32 bits', () => {
  const inputs = 1152
  const { area, size } = createLayout()
  const areas = { weights: area(8 * inputs), inputs: area(2 * inputs), outputs: area(4 * 8) }
  const kernels = createDecoderKernels(size())
  kernels.bytes(areas.weights).fill(255)
  const multiplier = createRowMultiplier(kernels, areas)
  multiplier.take(new Float32Array(inputs).fill(3))
  const [first = 0] = multiplier.product({ at: 0, inputs, outputs: 8, scale: 1, offset: 0 })
  expect(first / (255 * 3 * inputs)).toBeCloseTo(1, 5)
})
