import { attendingBytes, cacheBytes, createKeyValueCache, type KeyValueCache } from './key-value-cache.ts'
import { createDecoderKernels, createLayout } from './decoder-kernels.ts'
import { createRowMultiplier, type RowMultiplier } from './quantised-matrix.ts'
import type { DecoderWeights } from './read-decoder.ts'

/** What a decoder works with: its weights, and for each layer what it remembers of the text and of the sound. */
export type DecoderMemory = { multiplier: RowMultiplier; selfCaches: KeyValueCache[]; crossCaches: KeyValueCache[] }

const SHORT = 2
const INTEGER = 4

/** Lays everything out in one memory of the kernels and copies the weights there. */
export function createDecoderMemory(weights: DecoderWeights, maxRows: number, maxTokens: number): DecoderMemory {
  const { area, size } = createLayout()
  const products = weights.layers.flatMap(({ widen, narrow }) => [widen, narrow])
  const areas = {
    weights: area(weights.bytes.length),
    inputs: area(SHORT * Math.max(...products.map(({ inputs }) => inputs))),
    outputs: area(INTEGER * weights.tokens.outputs),
  }
  const listening = attendingBytes(Math.max(maxRows, maxTokens))
  const shared = { query: area(listening.query), heard: area(listening.query), weights: area(listening.weights) }
  const memories = (rows: number) =>
    weights.layers.map(() => ({ rows, areas: { ...shared, memory: area(cacheBytes(rows)) } }))
  const [selfCaches, crossCaches] = [memories(maxTokens), memories(maxRows)]
  const kernels = createDecoderKernels(size())
  kernels.bytes(areas.weights).set(weights.bytes)
  const open = (each: (typeof selfCaches)[number]) => createKeyValueCache(kernels, each.rows, each.areas)
  return {
    multiplier: createRowMultiplier(kernels, areas),
    selfCaches: selfCaches.map(open),
    crossCaches: crossCaches.map(open),
  }
}
