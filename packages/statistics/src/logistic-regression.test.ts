import { expect, test } from 'vitest'
import { predictLogistic, predictLogOdds } from './logistic-regression.ts'

const plain = { weights: [2, -1], intercept: 0.5 }
const standardised = { ...plain, means: [10, 0], deviations: [5, 1] }

test('without means features are weighed as they are', () => {
  expect(predictLogOdds(plain, [1, 3])).toBe(-0.5)
})

test('with means and deviations features are standardised first, and held within three deviations', () => {
  expect(predictLogOdds(standardised, [15, 3])).toBe(-0.5)
  expect(predictLogOdds(standardised, [1000, 3])).toBe(predictLogOdds(standardised, [25, 3]))
})

test('the probability is one half where the log odds are nothing, and rises with them', () => {
  expect(predictLogistic(plain, [-0.25, 0])).toBe(0.5)
  expect(predictLogistic(plain, [1, 0])).toBeGreaterThan(predictLogistic(plain, [0.9, 0]))
})
