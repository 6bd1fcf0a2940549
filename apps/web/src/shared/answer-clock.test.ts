import { STOPWATCH_MAX_SECONDS } from '@rehearsal/exam/limits'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readClock } from './answer-clock.ts'

const rules = { preparationSeconds: 35, answerSeconds: 40, leadInSeconds: 0 }
const heard = { preparationSeconds: 10, answerSeconds: 40, leadInSeconds: 3 }

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
  expect(readClock(0, 'exam', { preparationSeconds: 0, answerSeconds: 600, leadInSeconds: 0 }).phase).toBe('answer')
})

test('the exam listens, however long it takes, until the recording is heard', () => {
  expect(readClock(500, 'exam', heard)).toMatchObject({ phase: 'listen', remainingSeconds: undefined })
})

test.each([
  [80, 'prepare', 10],
  [90, 'answer', 40],
  [129, 'answer', 1],
  [130, 'done', 0],
] as const)('%i seconds after a recording of 80 the phase is %s with %i seconds left', (seconds, phase, remaining) => {
  expect(readClock(seconds, 'exam', heard, 80.4)).toMatchObject({ phase, remainingSeconds: remaining })
})

test('practice never waits for the recording', () => {
  expect(readClock(5, 'practice', heard).phase).toBe('answer')
})

test('the time spent answering never grows beyond what the exam allows', () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.option(fc.nat(10_000)), (seconds, heardAt) => {
      const { answeredSeconds } = readClock(seconds, 'exam', heard, heardAt)
      expect(answeredSeconds).toBeGreaterThanOrEqual(0)
      expect(answeredSeconds).toBeLessThanOrEqual(heard.answerSeconds)
    }),
  )
})
