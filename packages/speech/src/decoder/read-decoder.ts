import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readTensors } from '../encoder/read-tensors.ts'
import type { QuantisedMatrix } from './quantised-matrix.ts'

type Attention = { query: QuantisedMatrix; key: QuantisedMatrix; value: QuantisedMatrix; output: QuantisedMatrix }

export type DecoderLayer = {
  selfNorm: Float32Array
  self: Attention
  soundNorm: Float32Array
  sound: Attention
  denseNorm: Float32Array
  widen: QuantisedMatrix
  narrow: QuantisedMatrix
}

/** The decoder of Moonshine tiny: layers that look back at the text, then at the sound; `bytes` holds all weights of one byte. */
export type DecoderWeights = {
  bytes: Uint8Array
  layers: DecoderLayer[]
  norm: Float32Array
  /** One row per token: what stands for it, and what it is recognised by. */
  tokens: QuantisedMatrix
  /** The writing of each token; those beyond its end are none. */
  vocabulary: string[]
}

/** Reads `decoder.json`, `decoder.bin` and `vocabulary.txt` (training/extract_speech_decoder.py). Throws when they are missing or do not fit. */
export function readDecoder(folder: string): DecoderWeights {
  const { layers, bytes, tensorOf, floats } = readTensors(folder, 'decoder')
  const product = (name: string, bias?: Float32Array): QuantisedMatrix => {
    const { at, count, inputs = 1, scale = 1, offset = 0 } = tensorOf(name)
    return { at, inputs, outputs: count / inputs, scale, offset, ...(bias === undefined ? {} : { bias }) }
  }
  const attention = (name: string): Attention => ({
    query: product(`${name}.query`),
    key: product(`${name}.key`),
    value: product(`${name}.value`),
    output: product(`${name}.gather`),
  })
  const layerOf = (index: number): DecoderLayer => ({
    selfNorm: floats(`${index}.selfNorm`),
    self: attention(`${index}.self`),
    soundNorm: floats(`${index}.soundNorm`),
    sound: attention(`${index}.sound`),
    denseNorm: floats(`${index}.denseNorm`),
    widen: product(`${index}.widen`, floats(`${index}.widen.bias`)),
    narrow: product(`${index}.narrow`, floats(`${index}.narrow.bias`)),
  })
  return {
    bytes,
    layers: Array.from({ length: layers }, (_, index) => layerOf(index)),
    norm: floats('norm'),
    tokens: product('tokens'),
    vocabulary: readFileSync(join(folder, 'vocabulary.txt'), 'utf8').split('\n'),
  }
}
