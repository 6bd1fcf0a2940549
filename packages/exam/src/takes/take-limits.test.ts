import { expect, test } from 'vitest'
import { formats, rulesOf } from '../formats/formats.ts'
import { RECORDING_MAX_SECONDS } from '../limits.ts'
import { taskIds } from '../task-ids.ts'
import { isSpoken, longestAnswerSeconds, takeLimits } from './take-limits.ts'

const MEBIBYTE = 1024 * 1024

/** An exam with a spoken kind of two minutes. */
const retell = { ...rulesOf('academic-2025', 'speaking/re-tell-lecture'), answerSeconds: 120 }
const longer = [...Object.values(formats), { tasks: { 'speaking/re-tell-lecture': retell } }]

test('what is typed or spoken for a minute has the limits of specification §9', () => {
  const least = { bytes: 2_000_000, pcmBytes: 16_000_000, bodyBytes: 2 * MEBIBYTE, transcriptCharacters: 2000 }
  expect(takeLimits(0)).toEqual({ seconds: 1, ...least })
  expect(takeLimits(RECORDING_MAX_SECONDS)).toEqual({ seconds: 61, ...least })
})

test('each answer of the specification’s exams has them, with all extra time too', () => {
  const exams = [formats['academic-2024'], formats['academic-2025'], formats['core-2024']]
  const { seconds, ...others } = takeLimits(longestAnswerSeconds(taskIds, 100, exams))
  const { seconds: _, ...least } = takeLimits(0)
  expect([seconds, others]).toEqual([81, least])
})

test('two minutes have room for their mp3 at 128 kbit/s, its samples, its base64 and what was written down', () => {
  const { seconds, bytes, pcmBytes, bodyBytes, transcriptCharacters } = takeLimits(120)
  expect({ seconds, bytes, transcriptCharacters }).toEqual({
    seconds: 121,
    bytes: 2_000_000,
    transcriptCharacters: 3000,
  })
  expect(pcmBytes).toBe(121 * 48_000 * 4)
  expect(bodyBytes).toBe(3 * MEBIBYTE)
  expect(takeLimits(240)).toMatchObject({ seconds: 241, bytes: 241 * 16_000, bodyBytes: 5 * MEBIBYTE })
})

test.each([1, 40, 94, 120, 240, 600])(
  'a body for %i s holds the largest mp3 of so many seconds and slack',
  (seconds) => {
    const limits = takeLimits(seconds)
    expect(limits.bodyBytes).toBeGreaterThan((limits.seconds * 16_000 * 4) / 3 + 4 * limits.transcriptCharacters)
    expect(limits.bytes).toBeGreaterThanOrEqual(limits.seconds * 16_000)
  },
)

test('a row with two minutes moves its own kind, and the longest of all', () => {
  expect(longestAnswerSeconds(['speaking/re-tell-lecture'], 0, longer)).toBe(120)
  expect(longestAnswerSeconds(['speaking/read-aloud'], 0, longer)).toBe(40)
  expect(longestAnswerSeconds(taskIds, 100, longer)).toBeGreaterThanOrEqual(240)
})

test('what is typed has no time to speak', () => {
  const typed = taskIds.filter((taskId) => !isSpoken(taskId))
  expect(longestAnswerSeconds(typed, 100, longer)).toBe(0)
})
