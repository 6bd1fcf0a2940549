import { watchAttempt } from '@rehearsal/contracts/attempts'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { apiServer, refuses, withApiServer } from '../../testing/api-server.ts'
import { signIn } from '../../testing/fixtures.ts'
import { stream } from './stream.ts'

withApiServer()
beforeEach(() => signIn())

const event = (id: number, step: string) => `id: ${id}\ndata: ${JSON.stringify({ id, attemptId: 7, step })}\n\n`

async function stepsOf() {
  const steps: string[] = []
  for await (const { step } of stream(watchAttempt, { params: { id: 7 } })) steps.push(step)
  return steps
}

test('events arrive parsed, in order, with the token sent', async () => {
  const seen: (string | null)[] = []
  apiServer.use(
    http.get('/api/attempts/7/events', ({ request }) => {
      seen.push(request.headers.get('authorization'), request.headers.get('accept'))
      return new HttpResponse(event(1, 'received') + event(2, 'scored'))
    }),
  )
  expect(await stepsOf()).toEqual(['received', 'scored'])
  expect(seen).toEqual(['Bearer access-1', 'text/event-stream'])
})

test('a stream that breaks is taken up after its last event', async () => {
  const lastIds: (string | null)[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    const lastId = new Headers(init?.headers).get('last-event-id')
    lastIds.push(lastId)
    return lastId === null ? broken(event(1, 'received')) : new Response(event(2, 'scored'))
  })
  expect(await stepsOf()).toEqual(['received', 'scored'])
  expect(lastIds).toEqual([null, '1'])
})

test('an attempt that is not ours is an error at once', async () => {
  apiServer.use(refuses('/api/attempts/7/events', 'not_found'))
  await expect(stepsOf()).rejects.toMatchObject({ code: 'not_found' })
})

/** A body that gives `text` and then fails, as a cut connection does. */
function broken(text: string): Response {
  const parts = [new TextEncoder().encode(text)]
  const body = new ReadableStream({
    pull(controller) {
      const part = parts.shift()
      if (part === undefined) controller.error(new TypeError('network error'))
      else controller.enqueue(part)
    },
  })
  return new Response(body)
}
