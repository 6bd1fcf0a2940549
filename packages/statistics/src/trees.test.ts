import { expect, test } from 'vitest'
import { predictTrees, treesSchema } from './trees.ts'

const asks = { feature: [1, -1, -1], threshold: [0.5, 0, 0], left: [1, 0, 0], right: [2, 0, 0], value: [0, 10, 20] }
const leaf = { feature: [-1], threshold: [0], left: [0], right: [0], value: [300] }
const deep = {
  feature: [0, -1, 1, -1, -1],
  threshold: [0, 0, 5, 0, 0],
  left: [1, 0, 3, 0, 0],
  right: [2, 0, 4, 0, 0],
  value: [0, 1000, 0, 2000, 3000],
}

test.each([
  [[0, 0.5], 1 + 10 + 300 + 1000, 'a value at the threshold goes left'],
  [[0, 0.75], 1 + 20 + 300 + 1000, 'one above it right'],
  [[1, 0.75], 1 + 20 + 300 + 2000, 'a second question is asked behind the first'],
  [[1, 6], 1 + 20 + 300 + 3000, 'and answered'],
  [[], 1 + 10 + 300 + 1000, 'a missing feature is 0'],
])('what the leaves say is added up: %j → %i, %s', (row, expected) => {
  const trees = treesSchema.parse({ baseline: 1, trees: [asks, leaf, deep] })
  expect(predictTrees(trees, Float32Array.from(row))).toBe(expected)
})

test('a file that holds something else is refused', () => {
  expect(treesSchema.safeParse({ baseline: 1, trees: [{ ...leaf, feature: ['x'] }] }).success).toBe(false)
})
