import { expect, test } from 'vitest'
import { SAID_FROM, weighWord } from './weigh-words.ts'

const ODDS = [-12, -8, -4, -1, 0, 1, 4, 8, 12]
const LAGS = [-15, -10, -5, -2, -0.5, 0]

test('a word is the likelier the more the sounds speak for it and the less it falls behind', () => {
  for (const lag of LAGS) {
    const rising = ODDS.map((odds) => weighWord(odds, lag))
    expect(rising).toEqual(rising.toSorted((a, b) => a - b))
  }
  for (const odds of ODDS) {
    const rising = LAGS.map((lag) => weighWord(odds, lag))
    expect(rising).toEqual(rising.toSorted((a, b) => a - b))
    expect(rising.every((probability) => probability > 0 && probability < 1)).toBe(true)
  }
})

test('neither alone decides against the other where that one is sure', () => {
  expect(weighWord(4, -6)).toBeGreaterThan(SAID_FROM)
  expect(weighWord(-6, 0)).toBeLessThan(SAID_FROM)
})

test('where the recogniser cannot tell, the sounds decide', () => {
  expect(weighWord(3, null)).toBeGreaterThan(SAID_FROM)
  expect(weighWord(-5, null)).toBeLessThan(SAID_FROM)
})
