import { expect, test } from 'vitest'
import { addedFeatures, addedProbability } from './added-probability.ts'

const likely = { logOdds: 6, logLikelihoodRatio: 20, beside: 5, others: 1, unmatched: 0 }

test('a word that sounds as written, in other speech and beside words that stay sure, was added', () => {
  expect(addedProbability(likely)).toBeGreaterThan(0.8)
})

test('it is the less likely the less its sounds fit, the less its neighbours do, and the more the recogniser has lost its way', () => {
  const whole = addedProbability(likely)
  expect(addedProbability({ ...likely, logOdds: -2 })).toBeLessThan(whole)
  expect(addedProbability({ ...likely, logLikelihoodRatio: 1 })).toBeLessThan(whole)
  expect(addedProbability({ ...likely, beside: -2 })).toBeLessThan(whole)
  expect(addedProbability({ ...likely, others: 0 })).toBeLessThan(whole)
  expect(addedProbability({ ...likely, unmatched: 3 })).toBeLessThan(0.6)
})

test('no single number counts without end', () => {
  expect(
    addedFeatures({ ...likely, logOdds: 90, logLikelihoodRatio: 900, beside: -90, others: 9 }).slice(0, 4),
  ).toEqual([8, 40, -8, 2])
})
