import { HEAD_WIDTH, HEADS, softmax } from '../encoder/attention-heads.ts'
import { ROW_BLOCK } from './decoder-code.ts'
import type { Area, DecoderKernels } from './decoder-kernels.ts'

const FLOAT = 4

/** What attention looks back at: of each row a key, by which each is found, and a value, which it tells. Each has 288 numbers, 36 for each head. */
export type KeyValueCache = {
  add(key: Float32Array, value: Float32Array): void
  /** Forgets all rows but the first so many. */
  keep(rows: number): void
  /** What the rows tell a query: for each head their values, weighed by how well their keys answer it (Vaswani et al. 2017). */
  attend(query: Float32Array): Float32Array
}

/** Bytes of the memory of so many rows. */
export function cacheBytes(rows: number): number {
  return 2 * HEADS * headBytes(rows)
}

/** Bytes of a query and of how well so many rows answer it. */
export function attendingBytes(rows: number): { query: number; weights: number } {
  return { query: HEADS * HEAD_WIDTH * FLOAT, weights: filled(rows) * FLOAT }
}

export function createKeyValueCache(
  kernels: DecoderKernels,
  rows: number,
  areas: { memory: Area; query: Area; weights: Area; heard: Area },
): KeyValueCache {
  const [all, query, weights, heard] = [
    kernels.floats(areas.memory), kernels.floats(areas.query), kernels.floats(areas.weights), kernels.floats(areas.heard),
  ] // prettier-ignore
  const headFloats = headBytes(rows) / FLOAT
  const valuesFrom = HEADS * headFloats
  let count = 0
  const listenWith = (head: number) => {
    const keysAt = areas.memory.at + head * headBytes(rows)
    kernels.run(
      'attentionScores',
      keysAt,
      areas.query.at + head * HEAD_WIDTH * FLOAT,
      areas.weights.at,
      count,
      HEAD_WIDTH,
    )
    softmax(weights, count)
    const valuesAt = keysAt + valuesFrom * FLOAT
    kernels.run('weightedSum', valuesAt, areas.weights.at, areas.heard.at + head * HEAD_WIDTH * FLOAT, count)
  }
  return {
    add: (key, value) => {
      if (count === rows) throw new Error(`There is room for ${rows} rows only`)
      const block = Math.floor(count / ROW_BLOCK) * ROW_BLOCK * HEAD_WIDTH + (count % ROW_BLOCK)
      for (let i = 0; i < key.length; i++) {
        const [head, number] = [Math.floor(i / HEAD_WIDTH), i % HEAD_WIDTH]
        all[head * headFloats + block + number * ROW_BLOCK] = key[i] ?? 0
        all[valuesFrom + head * headFloats + count * HEAD_WIDTH + number] = value[i] ?? 0
      }
      count += 1
    },
    keep: (first) => void (count = Math.min(count, first)),
    attend: (asked) => {
      for (let i = 0; i < asked.length; i++) query[i] = (asked[i] ?? 0) / Math.sqrt(HEAD_WIDTH)
      for (let head = 0; head < HEADS; head++) listenWith(head)
      return heard.slice()
    },
  }
}

const filled = (rows: number) => Math.ceil(rows / ROW_BLOCK) * ROW_BLOCK
const headBytes = (rows: number) => filled(rows) * HEAD_WIDTH * FLOAT
