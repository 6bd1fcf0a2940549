import { errorCatalogue } from '@rehearsal/contracts/error-catalogue'
import { type ErrorCode } from '@rehearsal/contracts/errors'
import { aList } from '@rehearsal/contracts/testing/a-mock-test-list'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import type { z } from 'zod'
import { aConfig, aTarget, aUser } from './fixtures.ts'
import { homeHandlers } from './home-api.ts'

/** The API as tests see it: a call that a test has not described fails it, but those of the bell, which is on every page, and of the running test, of which home tells. */
export const apiServer = setupServer(
  http.get('/api/inbox/unread-count', () => HttpResponse.json({ unread: 0 })),
  http.post('/api/inbox/mock-tests/:id/read', () => new HttpResponse(null, { status: 204 })),
  http.post('/api/inbox/scores/:id/read', () => new HttpResponse(null, { status: 204 })),
  http.get('/api/mock-tests', () => HttpResponse.json(aList())),
)

/** Starts the API for every test of the file and forgets what each test described. */
export function withApiServer(): void {
  beforeAll(() => apiServer.listen({ onUnhandledFrame: 'error' }))
  afterEach(() => {
    apiServer.resetHandlers()
    localStorage.clear()
    sessionStorage.clear()
  })
  afterAll(() => apiServer.close())
}

/** Answers one call with `body`. */
export const answers = (path: string, body: Record<string, unknown>, method: 'get' | 'post' = 'get') =>
  http[method](path, () => HttpResponse.json(body))

/** Answers one call with an error of the catalogue. */
export const refuses = (path: string, code: ErrorCode, method: 'get' | 'post' = 'get') =>
  http[method](path, () => HttpResponse.json(errorBody(code), { status: errorCatalogue[code].status }))

/** The body of an error. */
export function errorBody(code: ErrorCode) {
  const { message, status } = errorCatalogue[code]
  return { code, message, error: message, status, requestId: 'req-1', errors: [] }
}

/** What was sent to an endpoint, as the service reads it: what its contract refuses is refused here, too. */
export async function sentTo<Schema extends z.ZodType>(
  { body }: { body: Schema },
  request: Request,
): Promise<z.output<Schema>> {
  const read = body.safeParse(await request.json())
  // A response that a handler throws is its answer.
  if (!read.success) throw HttpResponse.json(errorBody('invalid_request'), { status: 400 })
  return read.data
}

/** What every page of a signed-in learner asks for, the home page among them. */
export const signedInHandlers = () => [
  answers('/api/users/currentUser', aUser()),
  answers('/api/users/remainingAI', { remaining: 3, limit: 5 }),
  answers('/api/configs', aConfig()),
  // Every question says how much is said about it.
  answers('/api/comments/:id', {
    _embedded: { commentLikeCountDtoList: [] },
    page: { number: 0, size: 10, totalPages: 0, totalElements: 0 },
  }),
  answers('/api/summary/:status/studyPlan', { locked: true, id: 0 }),
  answers('/api/settings/target/:variant', aTarget()),
  answers('/api/mock-tests/trend', { trend: [] }),
  ...homeHandlers(),
]
