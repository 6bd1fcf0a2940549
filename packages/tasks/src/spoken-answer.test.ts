import { expect, test } from 'vitest'
import { taskIds } from '@rehearsal/exam/task-ids'
import { isSpoken } from '@rehearsal/exam/takes/take-limits'
import { tasks } from './tasks.ts'
import { freeSpeech, isSpokenKind, recordedSubmission, takeOf } from './spoken-answer.ts'

const read = (answerRequest: unknown) => recordedSubmission.safeParse({ answerRequest })

test.each(['SUQzBAA=', 'AAAA', 'A', ' SUQz BAA= \n', 'SUQz\r\nBAA='])('%j is base64', (text) => {
  expect(read(text).success).toBe(true)
})

test.each(['', '   ', 'data:audio/mp3;base64,AAAA', 'AA=A', 'AAAA===', 'AA-_', 'Ä', 7, null])('%j is not', (text) => {
  expect(read(text).success).toBe(false)
})

test.each([
  ['spaces', ' '],
  ['letters with spaces', 'A '],
  ['signs of the end', '='],
])('megabytes of %s are refused in a linear time', (_case, unit) => {
  const before = process.cpuUsage()
  expect(read(`${unit.repeat(2_000_000 / unit.length)}!`).success).toBe(false)
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(1000)
})

test('a kind that is not spoken has no take', () => {
  expect(takeOf({ answer: 'text' })).toBeNull()
  expect(takeOf({ answerRequest: 'AAAA' })).toBe('AAAA')
})

test.each(taskIds)('%s is spoken where its section says so', (taskId) => {
  expect(isSpokenKind(tasks[taskId])).toBe(isSpoken(taskId))
})

test('what a browser wrote down of forty seconds has 2,000 characters at most', () => {
  const { submission } = freeSpeech('speaking/re-tell-lecture')
  const written = (length: number) => submission.safeParse({ answerRequest: 'AAAA', transcript: 'a'.repeat(length) })
  expect([written(2000).success, written(2001).success]).toEqual([true, false])
})
