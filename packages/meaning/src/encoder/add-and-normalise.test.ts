import { expect, test } from 'vitest'
import { addAndNormalise } from './add-and-normalise.ts'

test('each row of the sum is brought to mean 0 and spread 1 by itself, then weighed and moved by column', () => {
  const rows = Float32Array.of(1, 1, 10, 10)
  addAndNormalise(rows, Float32Array.of(0, 2, 20, 0), { weights: Float32Array.of(1, 2), bias: Float32Array.of(0, 5) })
  ;[-1, 7, 1, 3].forEach((value, i) => expect(rows[i]).toBeCloseTo(value, 4))
})
