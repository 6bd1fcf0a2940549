import { expect, test } from 'vitest'
import { attend } from './attention.ts'

const WIDTH = 288
const rowsOf = (...values: number[]) => Float32Array.from(values.flatMap((value) => Array<number>(WIDTH).fill(value)))

test('a row alone hears itself', () => {
  expect(attend(rowsOf(0.3), rowsOf(-0.2), rowsOf(5))[0]).toBeCloseTo(5, 5)
})

test('where no key answers better than another, every row hears the mean', () => {
  const heard = attend(rowsOf(0, 0, 0), rowsOf(1, 2, 3), rowsOf(1, 2, 6))
  for (let row = 0; row < 3; row++) expect(heard[row * WIDTH + 287]).toBeCloseTo(3, 4)
})

test('a row hears most of the row whose key fits its query', () => {
  const [queries, keys] = [rowsOf(0, 0), rowsOf(0, 0)]
  // The last number of each head is not turned by its place.
  for (let head = 0; head < 8; head++) {
    queries[head * 36 + 35] = 10
    keys[WIDTH + head * 36 + 35] = 10
  }
  expect(attend(queries, keys, rowsOf(1, 2))[0]).toBeGreaterThan(1.99)
})
