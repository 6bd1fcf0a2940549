import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HEAD_WIDTH, HEADS, WIDTH } from '../weights/encoder-weights.ts'
import { attend, gelu } from './encoder-kernels.ts'

function randomFloats(length: number, seed: number): Float32Array {
  let state = seed
  return Float32Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647
    return (4 * state) / 2_147_483_647 - 2
  })
}

/** The definition: what a row is told is the average of the values, weighed by e to the power of query times key. */
function expectedAt(asked: Float32Array, rows: number, row: number, column: number): number {
  const head = column - (column % HEAD_WIDTH)
  const at = (number: number, part: number, i: number) => asked[(3 * number + part) * WIDTH + i] ?? 0
  const weights = Array.from({ length: rows }, (_, other) => {
    let sum = 0
    for (let i = head; i < head + HEAD_WIDTH; i++) sum += at(row, 0, i) * at(other, 1, i)
    return Math.exp(sum)
  })
  const told = weights.reduce((sum, weight, other) => sum + weight * at(other, 2, column), 0)
  return told / weights.reduce((sum, weight) => sum + weight, 0)
}

test('each row is told the values of its own sentence, weighed by how well their keys answer', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 3 }),
      fc.integer({ min: 1, max: 1e9 }),
      (lengths, seed) => {
        const rows = lengths.reduce((sum, length) => sum + length, 0)
        const asked = randomFloats(rows * 3 * WIDTH, seed)
        const told = new Float32Array(rows * WIDTH)
        attend(asked, lengths, told)
        let first = 0
        for (const length of lengths) {
          const own = asked.subarray(first * 3 * WIDTH, (first + length) * 3 * WIDTH)
          for (let row = 0; row < length; row++) {
            for (let column = 0; column < WIDTH; column += WIDTH / HEADS - 1) {
              expect(told[(first + row) * WIDTH + column]).toBeCloseTo(expectedAt(own, length, row, column), 4)
            }
          }
          first += length
        }
      },
    ),
    { numRuns: 20 },
  )
})

test('gelu is x times the share of a normal distribution below x, in however long a row', () => {
  const pattern = [-60, -9, -1, 0, 0.5, 1, 2, 60]
  const expected = [0, 0, -0.158655, 0, 0.345731, 0.841345, 1.9545, 60]
  const x = Float32Array.from({ length: 8 * 60_000 }, (_, i) => pattern[i % 8] ?? 0)
  gelu(x)
  const worst = x.reduce((most, value, i) => Math.max(most, Math.abs(value - (expected[i % 8] ?? NaN))), 0)
  expect(worst).toBeLessThan(1e-5)
})
