import { FRAME_BLOCK, INPUT_BLOCK, OUTPUT_BLOCK } from './convolution-code.ts'
import { floatsAt, layOut, runKernel } from './kernels.ts'

/** A dilated convolution over time; `taps` is odd. */
export type Convolution = {
  taps: number
  dilation: number
  inputs: number
  outputs: number
  /** output ÷ OUTPUT_BLOCK × tap × input × OUTPUT_BLOCK: the order in which the kernel reads. */
  weights: Float32Array
  bias: Float32Array
}

/** Frames computed at once: their rows and the weights stay in the processor's cache, and memory does not grow with the take. */
const STRETCH = 252
const FLOAT = 4

/** Arranges weights (tap × input × output) for the kernel. Inputs must be a multiple of 4 and outputs of 8. */
export function packConvolution(convolution: Convolution): Convolution {
  const { taps, inputs, outputs, weights } = convolution
  if (inputs % INPUT_BLOCK !== 0 || outputs % OUTPUT_BLOCK !== 0) {
    throw new Error(`A layer of ${inputs} inputs and ${outputs} outputs: multiples of ${OUTPUT_BLOCK} are needed`)
  }
  const packed = new Float32Array(weights.length)
  const rows = taps * inputs
  for (let output = 0; output < outputs; output += OUTPUT_BLOCK) {
    for (let row = 0; row < rows; row++) {
      const from = row * outputs + output
      packed.set(weights.subarray(from, from + OUTPUT_BLOCK), packedPlace(rows, row, output))
    }
  }
  return { ...convolution, weights: packed }
}

/** Where the weight from one of `rows` inputs (of all taps, one tap behind the other) to an output lies in packed weights. */
export function packedPlace(rows: number, row: number, output: number): number {
  const lane = output % OUTPUT_BLOCK
  return (output - lane) * rows + row * OUTPUT_BLOCK + lane
}

/** frames × outputs of rows of frames × inputs; beyond both ends all inputs are zero. They are written to `y`, where it is given. */
export function convolve(
  convolution: Convolution,
  x: Float32Array,
  frames: number,
  y: Float32Array = new Float32Array(frames * convolution.outputs),
): Float32Array {
  const { taps, dilation, inputs, outputs, weights, bias } = convolution
  const reach = ((taps - 1) / 2) * dilation
  const rows = STRETCH + 2 * reach
  const [xAt = 0, weightsAt = 0, biasAt = 0, yAt = 0] = layOut(
    rows * inputs * FLOAT, weights.length * FLOAT, outputs * FLOAT, STRETCH * outputs * FLOAT,
  ) // prettier-ignore
  floatsAt(weightsAt, weights.length).set(weights)
  floatsAt(biasAt, outputs).set(bias)
  const [xArea, yArea] = [floatsAt(xAt, rows * inputs), floatsAt(yAt, STRETCH * outputs)]
  for (let start = 0; start < frames; start += STRETCH) {
    const from = Math.max(0, start - reach)
    const count = Math.min(STRETCH, frames - start)
    xArea.fill(0)
    xArea.set(x.subarray(from * inputs, (start + STRETCH + reach) * inputs), (from - start + reach) * inputs)
    const whole = Math.ceil(count / FRAME_BLOCK) * FRAME_BLOCK
    runKernel('convolve', xAt, weightsAt, biasAt, yAt, whole, inputs, outputs, taps, dilation)
    y.set(yArea.subarray(0, count * outputs), start * outputs)
  }
  return y
}
