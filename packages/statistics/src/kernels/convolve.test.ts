import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Convolution, convolve, packConvolution } from './convolve.ts'

const shapes = fc.record({
  taps: fc.constantFrom(1, 3, 5, 7),
  dilation: fc.integer({ min: 1, max: 9 }),
  inputs: fc.integer({ min: 1, max: 12 }).map((n) => 4 * n),
  outputs: fc.integer({ min: 1, max: 6 }).map((n) => 8 * n),
  frames: fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 250, max: 530 })),
  seed: fc.integer({ min: 1, max: 1e9 }),
})

function randomFloats(length: number, seed: number): Float32Array {
  let state = seed
  return Float32Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647
    return (2 * state) / 2_147_483_647 - 1
  })
}

/** The definition: weights are tap × input × output, beyond both ends the inputs are zero. */
function expectedAt(layer: Convolution, x: Float32Array, frames: number, frame: number, output: number): number {
  let sum = layer.bias[output] ?? 0
  for (let tap = 0; tap < layer.taps; tap++) {
    const source = frame + (tap - (layer.taps - 1) / 2) * layer.dilation
    if (source < 0 || source >= frames) continue
    for (let i = 0; i < layer.inputs; i++) {
      const weight = layer.weights[(tap * layer.inputs + i) * layer.outputs + output] ?? 0
      sum += (x[source * layer.inputs + i] ?? 0) * weight
    }
  }
  return sum
}

test('every output is the sum of the weighted inputs around its frame', () => {
  fc.assert(
    fc.property(shapes, ({ taps, dilation, inputs, outputs, frames, seed }) => {
      const weights = randomFloats(taps * inputs * outputs, seed)
      const layer = { taps, dilation, inputs, outputs, weights, bias: randomFloats(outputs, seed + 1) }
      const x = randomFloats(frames * inputs, seed + 2)
      const y = convolve(packConvolution(layer), x, frames)
      const worst = y.reduce((most, value, at) => {
        const expected = expectedAt(layer, x, frames, Math.floor(at / outputs), at % outputs)
        return Math.max(most, Math.abs(value - expected))
      }, 0)
      expect(y.length).toBe(frames * outputs)
      expect(worst).toBeLessThan(1e-4)
    }),
    { numRuns: 60 },
  )
})

test('what an earlier, longer take left in memory does not reach the next one', () => {
  const layer = { taps: 3, dilation: 2, inputs: 8, outputs: 8, weights: randomFloats(192, 3), bias: randomFloats(8, 4) }
  const packed = packConvolution(layer)
  const x = randomFloats(7 * 8, 5)
  const alone = convolve(packed, x, 7)
  convolve(packed, new Float32Array(3000 * 8).fill(1e6), 3000)
  expect(convolve(packed, x, 7)).toEqual(alone)
})

test('a layer whose width does not fit the blocks is refused', () => {
  const layer = {
    taps: 1,
    dilation: 1,
    inputs: 8,
    outputs: 12,
    weights: new Float32Array(96),
    bias: new Float32Array(12),
  }
  expect(() => packConvolution(layer)).toThrow(/multiples of 8/)
})
