import { expect, test } from 'vitest'
import { skillSchema } from '../../skill.ts'
import { BELOW_CLB, cefrOf, clbOf } from './concordance.ts'

test.each([
  [10, 'A1'],
  [29.4, 'A1'],
  [29.5, 'A2'],
  [42, 'A2'],
  [43, 'B1'],
  [59, 'B2'],
  [75.4, 'B2'],
  [76, 'C1'],
  [84.5, 'C2'],
  [90, 'C2'],
])('%f is %s', (score, level) => {
  expect(cefrOf(score)).toBe(level)
})

test.each([
  ['listening', 17, BELOW_CLB],
  ['listening', 18, 3],
  ['listening', 60, 7],
  ['reading', 59.4, 6],
  ['reading', 88, 10],
  ['speaking', 33, BELOW_CLB],
  ['speaking', 84, 9],
  ['writing', 89, 9],
  ['writing', 90, 10],
] as const)('%s %f is CLB %i', (skill, score, level) => {
  expect(clbOf(skill, score)).toBe(level)
})

test.each(skillSchema.options)('no higher score in %s is a lower benchmark', (skill) => {
  const levels = Array.from({ length: 81 }, (_, i) => clbOf(skill, 10 + i))
  expect(levels).toEqual(levels.toSorted((one, other) => one - other))
  expect(new Set(levels)).toEqual(new Set([BELOW_CLB, 3, 4, 5, 6, 7, 8, 9, 10]))
})
