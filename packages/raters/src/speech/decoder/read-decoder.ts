import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Product } from './multiply-row.ts'

const tensorSchema = z.object({
  at: z.number().int(),
  count: z.number().int(),
  inputs: z.number().int().optional(),
  scale: z.number().optional(),
  offset: z.number().optional(),
})
const shapeSchema = z.object({ layers: z.number().int().positive(), tensors: z.record(z.string(), tensorSchema) })

type Attention = { query: Product; key: Product; value: Product; gather: Product }

export type DecoderLayer = {
  selfNorm: Float32Array
  self: Attention
  soundNorm: Float32Array
  sound: Attention
  denseNorm: Float32Array
  widen: Product
  narrow: Product
}

/** The decoder of Moonshine tiny: layers that look back at the text, then at the sound; `bytes` holds all weights of one byte. */
export type DecoderWeights = {
  bytes: Uint8Array
  layers: DecoderLayer[]
  norm: Float32Array
  /** One row per token: what stands for it, and what it is recognised by. */
  tokens: Product
  /** The writing of each token; those beyond its end are none. */
  vocabulary: string[]
}

/** Reads `decoder.json`, `decoder.bin` and `vocabulary.txt` (training/extract_speech_decoder.py). Throws when they are missing or do not fit. */
export function readDecoder(folder: string): DecoderWeights {
  const shape = shapeSchema.parse(JSON.parse(readFileSync(join(folder, 'decoder.json'), 'utf8')))
  const bytes = readFileSync(join(folder, 'decoder.bin'))
  const tensorOf = (name: string) => {
    const tensor = shape.tensors[name]
    if (tensor === undefined) throw new Error(`${folder}/decoder.json has no ${name}`)
    return tensor
  }
  const floats = (name: string) => {
    const { at, count } = tensorOf(name)
    return Float32Array.from({ length: count }, (_, i) => bytes.readFloatLE(at + 4 * i))
  }
  const product = (name: string, bias?: Float32Array): Product => {
    const { at, count, inputs = 1, scale = 1, offset = 0 } = tensorOf(name)
    return { at, inputs, outputs: count / inputs, scale, offset, ...(bias === undefined ? {} : { bias }) }
  }
  const attention = (name: string): Attention => ({
    query: product(`${name}.query`),
    key: product(`${name}.key`),
    value: product(`${name}.value`),
    gather: product(`${name}.gather`),
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
    layers: Array.from({ length: shape.layers }, (_, index) => layerOf(index)),
    norm: floats('norm'),
    tokens: product('tokens'),
    vocabulary: readFileSync(join(folder, 'vocabulary.txt'), 'utf8').split('\n'),
  }
}
