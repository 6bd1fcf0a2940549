import { expect, test } from 'vitest'
import { opposition } from './opposite-words.ts'

test.each<[string, string, number]>([
  ['rise', 'fall', 1],
  ['cheap', 'expensive', 1],
  ['ability', 'inability', 0.67],
  ['biased', 'unbiased', 0.67],
  ['hopeless', 'hopeful', 0.67],
  ['rise', 'rise', 0],
  ['rise', 'bread', 0],
])('%s and %s are opposites to %d, both ways', (a, b, value) => {
  expect([opposition(a, b), opposition(b, a)]).toEqual([value, value])
})
