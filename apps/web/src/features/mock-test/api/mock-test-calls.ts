import {
  answerMockTestItem,
  beatMockTest,
  deleteMockTest,
  endMockTest,
  getMockTest,
  openMockTest,
  startMockTest,
} from '@rehearsal/contracts/mock-tests'
import { ApiError } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import type { Answer, Failure } from '../machine/exam-state.ts'

/** A line that has died says nothing: after so long a call counts as lost. A take of two megabytes needs its time. */
const BEAT_PATIENCE_MS = 10_000
const OPEN_PATIENCE_MS = 20_000
const ANSWER_PATIENCE_MS = 90_000

type Wish = Parameters<typeof call<typeof startMockTest>>[1]['body']

export const startTest = (body: Wish) => call(startMockTest, { body })

export const loadTest = (id: number) => call(getMockTest, { params: { id } })

/** `readableMs`: how long this device showed the item without contact, in a page that is lost. */
export const openTest = (id: number, page: string, readableMs: number) =>
  call(openMockTest, { params: { id }, body: { page, readableMs }, signal: AbortSignal.timeout(OPEN_PATIENCE_MS) })

export const beatTest = (id: number, page: string) =>
  call(beatMockTest, { params: { id }, body: { page }, signal: AbortSignal.timeout(BEAT_PATIENCE_MS) })

type Sent = { id: number; page: string; position: number; answer: Answer; opensNext?: boolean }

// Each field is named: a spread would hide from the compiler one that the service does not know, and refuses.
export const answerItem = ({ id, page, position, answer, opensNext = true }: Sent) =>
  call(answerMockTestItem, {
    params: { id, position },
    body: { page, answer, opensNext },
    signal: AbortSignal.timeout(ANSWER_PATIENCE_MS),
  })

export const endTest = (id: number) =>
  call(endMockTest, { params: { id }, signal: AbortSignal.timeout(OPEN_PATIENCE_MS) })

export const deleteTest = (id: number) => call(deleteMockTest, { params: { id } })

const REFUSALS = new Set([400, 402, 413, 422])

/** What a call that failed means for the test. Who is signed out is led away by the session itself; the answer waits. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return 'unreachable'
  const { code, status } = error
  if (code === 'other_page') return 'other_page'
  if (code === 'test_ended') return 'ended'
  // A 404 of anything else, as of a proxy, says nothing of the test.
  if (code === 'not_found') return 'gone'
  if (code === 'offline') return 'unreachable'
  if (status === 409) return 'misplaced'
  return REFUSALS.has(status) ? 'refused' : 'faulty'
}
