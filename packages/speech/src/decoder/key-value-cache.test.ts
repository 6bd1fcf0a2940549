import { expect, test } from 'vitest'
import { HEAD_WIDTH, HEADS } from '../encoder/attention-heads.ts'
import { attendingBytes, cacheBytes, createKeyValueCache } from './key-value-cache.ts'
import { createDecoderKernels, createLayout } from './decoder-kernels.ts'
import { seeded } from './testing/seeded.ts'

const WIDTH = HEADS * HEAD_WIDTH

function aMemory(rows: number) {
  const { area, size } = createLayout()
  const { query, weights } = attendingBytes(rows)
  const areas = { query: area(query), heard: area(query), weights: area(weights), memory: area(cacheBytes(rows)) }
  return createKeyValueCache(createDecoderKernels(size()), rows, areas)
}

const random = seeded(9)
const aRow = () => Float32Array.from({ length: WIDTH }, () => 2 * random() - 1)

/** Attention as it is defined, for one head after the other. */
function told(query: Float32Array, keys: readonly Float32Array[], values: readonly Float32Array[]): number[] {
  return Array.from(query, (_, i) => {
    const head = Math.floor(i / HEAD_WIDTH) * HEAD_WIDTH
    const answers = keys.map((key) => {
      let sum = 0
      for (let j = head; j < head + HEAD_WIDTH; j++) sum += (query[j] ?? 0) * (key[j] ?? 0)
      return Math.exp(sum / Math.sqrt(HEAD_WIDTH))
    })
    const total = answers.reduce((a, b) => a + b, 0)
    return answers.reduce((sum, answer, row) => sum + (answer / total) * (values[row]?.[i] ?? 0), 0)
  })
}

test('what rows tell a query is their values, weighed by how well their keys answer, whatever their number', () => {
  const memory = aMemory(9)
  const [keys, values]: [Float32Array[], Float32Array[]] = [[], []]
  for (let row = 0; row < 9; row++) {
    const [key, value, query] = [aRow(), aRow(), aRow()]
    keys.push(key)
    values.push(value)
    memory.add(key, value)
    const expected = told(query, keys, values)
    for (const [i, heard] of memory.attend(query).entries()) expect(heard).toBeCloseTo(expected[i] ?? 0, 4)
  }
})

test('a memory that keeps nothing knows nothing of what was there, and one that is full says so', () => {
  const memory = aMemory(4)
  for (let row = 0; row < 4; row++) memory.add(aRow(), aRow())
  expect(() => memory.add(aRow(), aRow())).toThrow('4 rows')
  memory.keep(0)
  const value = aRow()
  memory.add(aRow(), value)
  expect([...memory.attend(aRow())].every((heard, i) => Math.abs(heard - (value[i] ?? 0)) < 1e-6)).toBe(true)
})
