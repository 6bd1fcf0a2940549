import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { readHalfFloats } from '../weights/half-floats.ts'
import { OUTPUT_BLOCK } from '@rehearsal/statistics/kernels/convolution-code'
import { type Convolution, convolve, packConvolution } from '@rehearsal/statistics/kernels/convolve'
import { FRAME_INPUTS } from './frame-inputs.ts'
import { logSoftmax } from './log-softmax.ts'
import { CLASSES } from './sound-classes.ts'

const shapeSchema = z.object({
  inputs: z.literal(FRAME_INPUTS),
  classes: z.literal(CLASSES),
  hidden: z.number().int().positive().multipleOf(OUTPUT_BLOCK),
  /** Frames that the first layer takes in one step, and the head gives at once. */
  stride: z.number().int().positive().default(1),
  layers: z.array(
    z.object({
      kernel: z
        .number()
        .int()
        .positive()
        .refine((taps) => taps % 2 === 1),
      dilation: z.number().int().positive(),
    }),
  ),
  logPriors: z.array(z.number()).length(CLASSES),
  /** The training speakers whose recordings the network saw. */
  speakers: z.array(z.string()),
})
export type FrameNetworkShape = z.infer<typeof shapeSchema>

export type FrameNetwork = { shape: FrameNetworkShape; layers: Convolution[]; head: Convolution }

/** Each network left out every fourth training speaker; together they are surer than one that heard all. */
const NETWORKS = 4

/** Reads the networks of a folder, `frame-network-0` and so on. */
export function readFrameNetworks(folder: string): FrameNetwork[] {
  return Array.from({ length: NETWORKS }, (_, fold) => readFrameNetwork(join(folder, `frame-network-${fold}`)))
}

/** Reads a network trained by `training/train_frames.py`: `base`.json (shape) and `base`.bin (float16 weights). */
function readFrameNetwork(base: string): FrameNetwork {
  const shape = shapeSchema.parse(JSON.parse(readFileSync(`${base}.json`, 'utf8')))
  const values = readHalfFloats(readFileSync(`${base}.bin`))
  let at = 0
  const take = (count: number) => values.subarray(at, (at += count))
  const layer = (inputs: number, outputs: number, taps: number, dilation: number): Convolution => {
    const weights = take(taps * inputs * outputs)
    return packConvolution({ taps, dilation, inputs, outputs, weights, bias: take(outputs) })
  }
  const layers = shape.layers.map(({ kernel, dilation }, i) => {
    if (i > 0) return layer(shape.hidden, shape.hidden, kernel, dilation)
    const first = foldStride(take(kernel * FRAME_INPUTS * shape.hidden), kernel, shape)
    return packConvolution({ ...first, dilation, outputs: shape.hidden, bias: take(shape.hidden) })
  })
  const head = layer(shape.hidden, CLASSES * shape.stride, 1, 1)
  if (at !== values.length)
    throw new Error(`${base}.bin does not fit its shape: ${values.length} weights, ${at} expected`)
  return { shape, layers, head }
}

/**
 * A first layer that steps over `stride` frames is an ordinary one over rows of `stride` frames side by side: its taps
 * (tap × mel × output) are laid out over those rows, and taps that it does not have are zero.
 */
function foldStride(weights: Float32Array, kernel: number, { hidden, stride }: FrameNetworkShape) {
  const reach = (kernel - 1) / 2
  const rowReach = Math.ceil(reach / stride)
  const inputs = FRAME_INPUTS * stride
  const folded = new Float32Array((2 * rowReach + 1) * inputs * hidden)
  for (let tap = 0; tap < kernel; tap++) {
    const frame = tap - reach + rowReach * stride
    folded.set(
      weights.subarray(tap * FRAME_INPUTS * hidden, (tap + 1) * FRAME_INPUTS * hidden),
      frame * FRAME_INPUTS * hidden,
    )
  }
  return { taps: 2 * rowReach + 1, inputs, weights: folded }
}

/** frames × 40 log posteriors: the mean of the networks' logits, normalised. `inputs` is frames × FRAME_INPUTS. */
export function framePosteriors(networks: readonly FrameNetwork[], inputs: Float32Array): Float32Array {
  const frames = inputs.length / FRAME_INPUTS
  const logits = new Float32Array(frames * CLASSES)
  for (const network of networks) {
    const own = runNetwork(network, inputs, frames)
    for (let i = 0; i < logits.length; i++) logits[i] = (logits[i] ?? 0) + (own[i] ?? 0) / networks.length
  }
  for (let t = 0; t < frames; t++) logSoftmax(logits.subarray(t * CLASSES, (t + 1) * CLASSES))
  return logits
}

/** The mean over the networks of their classes' log frequencies. */
export function classPriors(networks: readonly FrameNetwork[]): Float32Array {
  const priors = new Float32Array(CLASSES)
  for (const { shape } of networks) {
    shape.logPriors.forEach((prior, c) => (priors[c] = (priors[c] ?? 0) + prior / networks.length))
  }
  return priors
}

function runNetwork(network: FrameNetwork, inputs: Float32Array, frames: number): Float32Array {
  const rows = Math.ceil(frames / network.shape.stride)
  const whole = new Float32Array(rows * network.shape.stride * FRAME_INPUTS)
  whole.set(inputs)
  let x: Float32Array = whole
  network.layers.forEach((layer, i) => {
    const y = convolve(layer, x, rows)
    for (let k = 0; k < y.length; k++) y[k] = Math.max(0, y[k] ?? 0) + (i === 0 ? 0 : (x[k] ?? 0))
    x = y
  })
  return convolve(network.head, x, rows).subarray(0, frames * CLASSES)
}
