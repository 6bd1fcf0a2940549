import { type Convolution, convolve, packConvolution } from './convolve.ts'

/** A layer that sees one row at a time: y = x · weights + bias. */
export type Dense = Convolution

/** Arranges weights (input × output) for the kernel; inputs must be a multiple of 4, outputs of 8. Without `bias` it is zero. */
export function packDense(weights: Float32Array, inputs: number, bias?: Float32Array): Dense {
  const outputs = weights.length / inputs
  return packConvolution({ taps: 1, dilation: 1, inputs, outputs, weights, bias: bias ?? new Float32Array(outputs) })
}

/** rows × outputs of `x`, which is rows × inputs. They are written to `y`, where it is given. */
export function dense(layer: Dense, x: Float32Array, y?: Float32Array): Float32Array {
  return convolve(layer, x, x.length / layer.inputs, y)
}

/** A layer without weights, to be filled in at the places of `packedPlace`. */
export function emptyDense(inputs: number, outputs: number): Dense {
  const [weights, bias] = [new Float32Array(inputs * outputs), new Float32Array(outputs)]
  return { taps: 1, dilation: 1, inputs, outputs, weights, bias }
}
