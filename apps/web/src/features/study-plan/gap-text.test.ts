import { expect, test } from 'vitest'
import { gapText } from './gap-text.ts'

const gaps = { listening: 0, reading: 14, speaking: 23, writing: 1 }

test.each([
  [gaps, 'Farthest from your target: Speaking, 23 points.'],
  [{ ...gaps, reading: 23 }, 'Farthest from your target: Speaking and Reading, 23 points.'],
  [{ ...gaps, reading: 0, speaking: 0 }, 'Farthest from your target: Writing, 1 point.'],
  [{ listening: 14, reading: 14, speaking: 14, writing: 14 }, 'Every skill is 14 points from your target.'],
  [
    { listening: 0, reading: 0, speaking: 0, writing: 0 },
    'All your targets are reached: the plan keeps every skill warm.',
  ],
])('of %j is said: %s', (of, text) => {
  expect(gapText(of)).toBe(text)
})
