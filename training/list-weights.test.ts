import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listWeights, MANIFEST, WEIGHTS_FOLDER } from './list-weights.ts'

const MOST_BYTES = 10e6

test('the shipped weights are those of the manifest', () => {
  const listed: unknown = JSON.parse(readFileSync(join(WEIGHTS_FOLDER, MANIFEST), 'utf8'))
  expect(listWeights(WEIGHTS_FOLDER)).toEqual(listed)
})

test('all weights that training makes are together at most 10 MB', () => {
  const bytes = Object.values(listWeights(WEIGHTS_FOLDER)).reduce((sum, file) => sum + file.bytes, 0)
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES)
})
