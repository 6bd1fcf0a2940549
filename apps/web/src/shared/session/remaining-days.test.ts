import { expect, test } from 'vitest'
import { remainingDays } from './remaining-days.ts'

const now = Date.UTC(2026, 10, 20, 12)
const inMilliseconds = (milliseconds: number) => remainingDays(new Date(now + milliseconds).toISOString(), now)

test('a day that has begun counts whole', () => {
  expect([1, 86_400_000, 86_400_001, 30 * 86_400_000].map(inMilliseconds)).toEqual([1, 1, 2, 30])
})

test('what has run out is never below 0', () => {
  expect([0, -1, -86_400_000].map(inMilliseconds)).toEqual([0, 0, 0])
  expect(Object.is(inMilliseconds(-1), -0)).toBe(false)
})
