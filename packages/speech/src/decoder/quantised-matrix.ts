import { INPUT_PAIR, OUTPUT_BLOCK } from './decoder-code.ts'
import type { Area, DecoderKernels } from './decoder-kernels.ts'

/** Weights (outputs × inputs) of one byte each: value = byte · scale + offset. `at`: where they lie among the weights. */
export type QuantisedMatrix = {
  at: number
  inputs: number
  outputs: number
  scale: number
  offset: number
  bias?: Float32Array
}

/** A row of numbers in steps of `scale`; `sum` of the whole numbers. */
type Quantised = { scale: number; sum: number }

/** Largest step: with bytes as weights and 1152 of them the sums stay within 32 bits. */
const STEPS = 4095

/** Multiplies rows by weights that lie in the kernels' memory from `weights` on. */
export type RowMultiplier = {
  /** Takes the row that `product` and `sums` multiply. */
  take(x: Float32Array): void
  product(weights: QuantisedMatrix): Float32Array
  /** The sums of bytes times steps as they are: larger is larger in the product. */
  sums(weights: QuantisedMatrix): Int32Array
  /** What a sum stands for, times this, is the product but for a constant. */
  sumScale(weights: QuantisedMatrix): number
  /** One row of the weights. */
  rowOf(weights: QuantisedMatrix, output: number): Float32Array
}

export function createRowMultiplier(
  kernels: DecoderKernels,
  areas: { weights: Area; inputs: Area; outputs: Area },
): RowMultiplier {
  const bytes = kernels.bytes(areas.weights)
  const steps = kernels.shorts(areas.inputs)
  const results = kernels.integers(areas.outputs)
  let taken: Quantised = { scale: 0, sum: 0 }
  const sums = ({ at, inputs, outputs }: QuantisedMatrix) => {
    kernels.run('multiply', areas.weights.at + at, areas.inputs.at, areas.outputs.at, inputs / INPUT_PAIR, outputs)
    return results.subarray(0, outputs)
  }
  return {
    take: (x) => void (taken = quantise(x, steps)),
    product: (weights) => {
      const { scale, offset, bias } = weights
      const [factor, rest] = [scale * taken.scale, offset * taken.scale * taken.sum]
      const whole = sums(weights)
      const y = bias?.slice() ?? new Float32Array(whole.length)
      for (let i = 0; i < y.length; i++) y[i] = (y[i] ?? 0) + (whole[i] ?? 0) * factor + rest
      return y
    },
    sums,
    sumScale: ({ scale }) => scale * taken.scale,
    rowOf: ({ at, inputs, scale, offset }, output) => {
      const block = at + Math.floor(output / OUTPUT_BLOCK) * OUTPUT_BLOCK * inputs
      const place = (output % OUTPUT_BLOCK) * INPUT_PAIR
      return Float32Array.from({ length: inputs }, (_, i) => {
        const byte = bytes[block + Math.floor(i / INPUT_PAIR) * INPUT_PAIR * OUTPUT_BLOCK + place + (i % INPUT_PAIR)]
        return (byte ?? 0) * scale + offset
      })
    },
  }
}

function quantise(x: Float32Array, steps: Int16Array): Quantised {
  let largest = 0
  for (const value of x) largest = Math.max(largest, Math.abs(value))
  const scale = largest / STEPS || 1
  const perStep = 1 / scale
  let sum = 0
  for (let i = 0; i < x.length; i++) sum += steps[i] = Math.round((x[i] ?? 0) * perStep)
  return { scale, sum }
}
