import type { TaskId } from '@rehearsal/exam/task-ids'
import { errorCatalogue } from '@rehearsal/contracts/error-catalogue'
import type { ErrorCode } from '@rehearsal/contracts/errors'
import {
  answerMockTestItem,
  beatMockTest,
  type MockTestItem,
  type MockTestState,
  openMockTest,
} from '@rehearsal/contracts/mock-tests'
import { samples } from '@rehearsal/tasks/samples'
import { http, HttpResponse } from 'msw'
import { z } from 'zod'
import { apiServer, errorBody, sentTo, signedInHandlers } from '../../../testing/api-server.ts'
import { aMockTest, aMockTestItem } from '@rehearsal/contracts/testing/a-mock-test'

export const testPage = '/dashboard/mock-test/5'

const promptOf = (taskId: TaskId) => z.json().parse(samples[taskId].prompt)

type Call = 'load' | 'open' | 'beat' | 'answer' | 'end'

/** A server with one running test of these kinds, which goes on as a real one does, and can be made to fail. */
export function serveTest(
  kinds: readonly TaskId[],
  changes: Partial<MockTestState> = {},
  itemChanges: Partial<MockTestItem> = {},
) {
  const taken = new Map<number, unknown>()
  const sent: { position: number; answer: unknown }[] = []
  const calls: Call[] = []
  let position = changes.position ?? 0
  let isOpen = false
  let isEnded = false
  let holder: string | null = null
  let trouble: { call: Call; code: ErrorCode | 'offline' } | null = null
  let clockMs = 60_000

  const stateNow = (hasItem: boolean) => {
    const taskId = kinds[position]
    const item =
      hasItem && isOpen && taskId !== undefined
        ? aMockTestItem(taskId, position, { clockMs, prompt: promptOf(taskId), ...itemChanges })
        : null
    return aMockTest(kinds, position, { ...changes, position, isEnded, item })
  }
  const refused = (code: ErrorCode) => HttpResponse.json(errorBody(code), { status: errorCatalogue[code].status })
  const troubled = (call: Call) => {
    calls.push(call)
    if (trouble?.call !== call) return null
    return trouble.code === 'offline' ? HttpResponse.error() : refused(trouble.code)
  }
  const partOf = (at: number) => aMockTest(kinds, at).item?.part

  apiServer.use(
    ...signedInHandlers(),
    http.get('/api/mock-tests/5', () => troubled('load') ?? HttpResponse.json(stateNow(false))),
    http.post('/api/mock-tests/5/open', async ({ request }) => {
      const failure = troubled('open')
      if (failure !== null) return failure
      holder = (await sentTo(openMockTest, request)).page
      isOpen = position < kinds.length
      return HttpResponse.json(stateNow(true))
    }),
    http.post('/api/mock-tests/5/beats', async ({ request }) => {
      const failure = troubled('beat')
      if (failure !== null) return failure
      const { page } = await sentTo(beatMockTest, request)
      return page === holder
        ? HttpResponse.json({ position, remainingMs: isOpen ? clockMs : null, isEnded })
        : refused('other_page')
    }),
    http.post('/api/mock-tests/5/items/:position', async ({ request, params }) => {
      const { page, answer, opensNext } = await sentTo(answerMockTestItem, request)
      const at = Number(params['position'])
      sent.push({ position: at, answer })
      const failure = troubled('answer')
      if (failure !== null) return failure
      if (page !== holder) return refused('other_page')
      if (!taken.has(at)) taken.set(at, answer)
      if (at === position) {
        position += 1
        isOpen = opensNext && partOf(position) === partOf(at)
      }
      return HttpResponse.json(stateNow(true))
    }),
    http.post('/api/mock-tests/5/end', () => {
      const failure = troubled('end')
      if (failure !== null) return failure
      isEnded = true
      return new HttpResponse(null, { status: 204 })
    }),
  )
  return {
    /** What was taken for each item. */
    taken,
    /** Every answer that came, taken or not. */
    sent,
    calls,
    /** From now on this call fails so. */
    failing: (call: Call, code: ErrorCode | 'offline') => void (trouble = { call, code }),
    mended: () => void (trouble = null),
    /** Another window has the test from now on. */
    takenElsewhere: () => void (holder = 'another-page'),
    endedElsewhere: () => void (isEnded = true),
    /** What is left on every clock that is asked for. */
    leaves: (milliseconds: number) => void (clockMs = milliseconds),
  }
}
