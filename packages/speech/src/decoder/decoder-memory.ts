import { type AttentionMemory, attentionBytes, createAttentionMemory, listeningBytes } from './attention-memory.ts'
import { createDecoderKernels, createLayout } from './decoder-kernels.ts'
import { createRowMultiplier, type RowMultiplier } from './multiply-row.ts'
import type { DecoderWeights } from './read-decoder.ts'

/** What a decoder works with: its weights, and for each layer what it remembers of the text and of the sound. */
export type DecoderMemory = { multiplier: RowMultiplier; texts: AttentionMemory[]; sounds: AttentionMemory[] }

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
  const listening = listeningBytes(Math.max(maxRows, maxTokens))
  const shared = { query: area(listening.query), heard: area(listening.query), weights: area(listening.weights) }
  const memories = (rows: number) =>
    weights.layers.map(() => ({ rows, areas: { ...shared, memory: area(attentionBytes(rows)) } }))
  const [texts, sounds] = [memories(maxTokens), memories(maxRows)]
  const kernels = createDecoderKernels(size())
  kernels.bytes(areas.weights).set(weights.bytes)
  const open = (each: (typeof texts)[number]) => createAttentionMemory(kernels, each.rows, each.areas)
  return { multiplier: createRowMultiplier(kernels, areas), texts: texts.map(open), sounds: sounds.map(open) }
}
