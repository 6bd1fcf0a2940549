import { expect, test } from 'vitest'
import { SAID_FROM, saidProbability } from './said-probability.ts'

const LOG_ODDS = [-12, -8, -4, -1, 0, 1, 4, 8, 12]
const RATIOS = [-15, -10, -5, -2, -0.5, 0]

test('a word is the likelier the more the sounds speak for it and the less it falls behind', () => {
  for (const logLikelihoodRatio of RATIOS) {
    const rising = LOG_ODDS.map((logOdds) => saidProbability(logOdds, logLikelihoodRatio))
    expect(rising).toEqual(rising.toSorted((a, b) => a - b))
  }
  for (const logOdds of LOG_ODDS) {
    const rising = RATIOS.map((logLikelihoodRatio) => saidProbability(logOdds, logLikelihoodRatio))
    expect(rising).toEqual(rising.toSorted((a, b) => a - b))
    expect(rising.every((probability) => probability > 0 && probability < 1)).toBe(true)
  }
})

test('neither alone decides against the other where that one is sure', () => {
  expect(saidProbability(4, -6)).toBeGreaterThan(SAID_FROM)
  expect(saidProbability(-6, 0)).toBeLessThan(SAID_FROM)
})

test('where the recogniser cannot tell, the sounds decide', () => {
  expect(saidProbability(3, null)).toBeGreaterThan(SAID_FROM)
  expect(saidProbability(-5, null)).toBeLessThan(SAID_FROM)
})
