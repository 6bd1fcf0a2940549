import { tasks } from '@rehearsal/tasks/definitions'
import { expect, test, vi } from 'vitest'
import { answerMockTestItem } from './mock-tests.ts'
import { createAnswerCall } from './practice-calls.ts'
import { markPreview } from './question-bank.ts'

const { RETELL } = vi.hoisted(() => ({ RETELL: 'speaking/re-tell-lecture' }) as const)
const MEBIBYTE = 1024 * 1024

// An exam in which one kind is answered for two minutes: its row says so, and nothing else does.
vi.mock(import('@rehearsal/exam/formats/formats'), async (original) => {
  const module = await original()
  const academic = module.formats['academic-2025']
  const rules = { ...module.rulesOf('academic-2025', RETELL), answerSeconds: 120 }
  const longer = { ...academic, tasks: { ...academic.tasks, [RETELL]: rules } }
  return { ...module, formats: { ...module.formats, 'academic-2025': longer } }
})

test('a kind of two minutes may send as much more, and other kinds what they always could', () => {
  expect(createAnswerCall(tasks[RETELL]).bodyLimitBytes).toBe(3 * MEBIBYTE)
  expect(createAnswerCall(tasks['speaking/read-aloud']).bodyLimitBytes).toBe(2 * MEBIBYTE)
  expect(createAnswerCall(tasks['writing/write-essay']).bodyLimitBytes).toBe(2 * MEBIBYTE)
})

test('a mock test takes it with the most extra time, and a preview without', () => {
  expect(answerMockTestItem.bodyLimitBytes).toBe(5 * MEBIBYTE)
  expect(markPreview.bodyLimitBytes).toBe(3 * MEBIBYTE)
})

test('what a browser wrote down of it may be as much longer', () => {
  const { submission } = tasks[RETELL]
  const written = (length: number) => submission.safeParse({ answerRequest: 'AAAA', transcript: 'a'.repeat(length) })
  expect([written(240 * 25).success, written(240 * 25 + 1).success]).toEqual([true, false])
})
