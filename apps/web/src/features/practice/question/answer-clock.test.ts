import { STOPWATCH_MAX_SECONDS } from '@rehearsal/exam/limits'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readClock } from './answer-clock.ts'

const rules = { preparationSeconds: 35, answerSeconds: 40 }

test('practice counts up and never ends the answer', () => {
  const reading = readClock(100.9, 'practice', rules)
  expect(reading).toMatchObject({ phase: 'answer', elapsedSeconds: 100, totalSeconds: 40, remainingSeconds: undefined })
})

test('the stopwatch stops at its maximum', () => {
  expect(readClock(9999, 'practice', rules).elapsedSeconds).toBe(STOPWATCH_MAX_SECONDS)
})

test.each([
  [0, 'prepare', 35],
  [34, 'prepare', 1],
  [35, 'answer', 40],
  [74, 'answer', 1],
  [75, 'done', 0],
  [500, 'done', 0],
] as const)('%i seconds into the exam the phase is %s with %i seconds left', (seconds, phase, remainingSeconds) => {
  expect(readClock(seconds, 'exam', rules)).toMatchObject({ phase, remainingSeconds })
})

test('a kind without preparation starts with the answer', () => {
  expect(readClock(0, 'exam', { preparationSeconds: 0, answerSeconds: 600 }).phase).toBe('answer')
})

test('the time spent answering never grows beyond what the exam allows', () => {
  fc.assert(
    fc.property(fc.nat(10_000), (seconds) => {
      const { answeredSeconds } = readClock(seconds, 'exam', rules)
      expect(answeredSeconds).toBeGreaterThanOrEqual(0)
      expect(answeredSeconds).toBeLessThanOrEqual(rules.answerSeconds)
    }),
  )
})
