import { expect, test } from 'vitest'
import { itemsText, lengthText } from './length-text.ts'

test.each([
  [900, 900, 'About 15 min'],
  [870, 905, 'About 15 min'],
  [1750, 1800, 'About 30 min'],
  [6900, 8700, '1 h 55 min to 2 h 25 min'],
  [3600, 7200, '1 h to 2 h'],
])('a test of %s to %s seconds takes “%s”', (min, max, text) => {
  expect(lengthText({ min, max })).toBe(text)
})

test('items are counted, or given from the fewest to the most', () => {
  expect(itemsText({ min: 14, max: 14 })).toBe('14 items')
  expect(itemsText({ min: 52, max: 64 })).toBe('52 to 64 items')
})
