import { practiceSchema } from '@rehearsal/contracts/practice'
import { rulesOf } from '@rehearsal/exam/formats/formats'
import { catalogue } from '@rehearsal/tasks/catalogue'
import { views } from '@rehearsal/tasks/views'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../../../shared/api/query-client.ts'
import { answers, apiServer, signedInHandlers, withApiServer } from '../../../testing/api-server.ts'
import { anAnswer, aUser, signIn } from '../../../testing/fixtures.ts'
import { keptIn } from '../../../testing/render-app.tsx'
import { filtersOf } from '../list-search.ts'
import { aPractice } from '../testing/practice-api.ts'
import { record } from '../testing/question-server.ts'
import { useAnswering } from './use-answering.ts'

withApiServer()

const face = catalogue['speaking/read-aloud']
const practice = practiceSchema.parse(aPractice({ taskId: face.id, prompt: { text: 'Tides turn.' } }))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  signIn()
  apiServer.use(...signedInHandlers())
})
afterEach(() => {
  vi.useRealTimers()
  keptIn.stores.clear()
})

async function answering({ agrees }: { agrees: boolean | null }) {
  apiServer.use(answers('/api/answer-consent', { agrees }))
  const sent = record('/api/speaking/readAloud/31', () => ({ body: anAnswer({ practiceId: 31 }), status: 201 }))
  const view = await views[face.id]()
  const queryClient = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  const props = {
    face,
    view,
    practice,
    userId: aUser().id,
    variant: 'ACADEMIC',
    filters: filtersOf({}),
    headerTools: () => null,
    discussion: { label: 'Comments', isAsked: false, panel: null },
    answerId: null,
    onShow: () => undefined,
  } as const
  const { result } = renderHook(() => useAnswering(props), { wrapper })
  const { preparationSeconds, answerSeconds } = rulesOf(practice.format, face.id)
  return {
    sent,
    now: () => result.current,
    record: (take: string) => act(() => result.current.setDraft({ answerRequest: take })),
    choose: (mode: 'practice' | 'exam') => act(() => result.current.chooseMode(mode)),
    letTimePass: async () => {
      vi.setSystemTime(Date.now() + (preparationSeconds + answerSeconds + 1) * 1000)
      await waitFor(() => expect(result.current.clock.phase).toBe('done'))
      // What would be asked or sent is under way by then.
      await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
    },
  }
}

test('what was recorded under the exam’s clock is handed in at its end', async () => {
  const { sent, record: take, choose, letTimePass } = await answering({ agrees: false })
  choose('exam')
  take('AAAA')
  await letTimePass()
  await waitFor(() => expect(sent).toMatchObject([{ body: { answerRequest: 'AAAA', mode: 'exam' } }]))
})

test('what was recorded in practice waits for a press, also where the exam’s timing is chosen then', async () => {
  const { sent, now, record: take, choose, letTimePass } = await answering({ agrees: false })
  take('AAAA')
  choose('exam')
  await letTimePass()
  expect(sent).toEqual([])
  act(() => now().requestSubmit())
  await waitFor(() => expect(sent).toHaveLength(1))
})

test('each exam is handed in, also after one whose sending was cancelled', async () => {
  const { now, record: take, choose, letTimePass } = await answering({ agrees: null })
  choose('exam')
  take('AAAA')
  await letTimePass()
  await waitFor(() => expect(now().isAskingConsent).toBe(true))
  act(() => now().cancelConsent())
  choose('practice')
  choose('exam')
  await letTimePass()
  expect(now().isAskingConsent).toBe(false)
  take('BBBB')
  await waitFor(() => expect(now().isAskingConsent).toBe(true))
})
