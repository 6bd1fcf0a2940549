import { expect, test } from 'vitest'
import { predictSupportVectors } from './support-vector-regression.ts'

const model = { intercept: 0.5, coefficients: [0.2, -0.1], supportVectors: [[0, 0], [3, 4]], gamma: 1 } // prettier-ignore

test('at a support vector its coefficient counts in full, far from all of them the intercept alone', () => {
  expect(predictSupportVectors(model, [0, 0])).toBeCloseTo(0.7 - 0.1 * Math.exp(-25))
  expect(predictSupportVectors(model, [100, 100])).toBe(0.5)
})
