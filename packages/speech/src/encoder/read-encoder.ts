import { type Dense, packDense } from '@rehearsal/statistics/kernels/dense'
import { readTensors } from './read-tensors.ts'

export type EncoderLayer = {
  attentionNorm: Float32Array
  query: Dense
  key: Dense
  value: Dense
  gather: Dense
  denseNorm: Float32Array
  widen: Dense
  narrow: Dense
}

/** The encoder of Moonshine tiny: three layers over samples, then layers that look at the whole piece. */
export type SpeechEncoder = {
  stem: [Dense, Dense, Dense]
  stemNorm: { weights: Float32Array; bias: Float32Array }
  layers: EncoderLayer[]
  norm: Float32Array
}

/** Inputs of the three layers over samples: taps times what each tap brings. The first is filled up to a multiple of 4. */
const STEM_INPUTS = [128, 7 * 288, 3 * 576] as const
const WIDTH = 288

/** Reads `encoder.json` and `encoder.bin` (training/extract_speech_encoder.py). Throws when they are missing or do not fit. */
export function readSpeechEncoder(folder: string): SpeechEncoder {
  const { layers, bytes, tensorOf, floats } = readTensors(folder, 'encoder')
  /** Weights of one byte each. */
  const weights = (name: string) => {
    const { at, count, scale = 1, offset = 0 } = tensorOf(name)
    return scaled(bytes.subarray(at, at + count), scale, offset)
  }
  const layerOf = (index: number): EncoderLayer => {
    const product = (name: string) => packDense(weights(`${index}.${name}`), WIDTH)
    return {
      attentionNorm: floats(`${index}.attentionNorm`),
      query: product('query'),
      key: product('key'),
      value: product('value'),
      gather: product('gather'),
      denseNorm: floats(`${index}.denseNorm`),
      widen: packDense(weights(`${index}.widen`), WIDTH, floats(`${index}.widen.bias`)),
      narrow: packDense(weights(`${index}.narrow`), 4 * WIDTH, floats(`${index}.narrow.bias`)),
    }
  }
  const first = new Float32Array(STEM_INPUTS[0] * WIDTH)
  first.set(weights('conv1.weight'))
  return {
    stem: [
      packDense(first, STEM_INPUTS[0]),
      packDense(weights('conv2.weight'), STEM_INPUTS[1], floats('conv2.bias')),
      packDense(weights('conv3.weight'), STEM_INPUTS[2], floats('conv3.bias')),
    ],
    stemNorm: { weights: floats('groupnorm.weight'), bias: floats('groupnorm.bias') },
    layers: Array.from({ length: layers }, (_, index) => layerOf(index)),
    norm: floats('norm'),
  }
}

/** A loop of its own: `Float32Array.from` takes six times as long for the eight million weights. */
function scaled(bytes: Uint8Array, scale: number, offset: number): Float32Array {
  const values = new Float32Array(bytes.length)
  for (let i = 0; i < bytes.length; i++) values[i] = (bytes[i] ?? 0) * scale + offset
  return values
}
