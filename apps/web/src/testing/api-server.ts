import { errorCatalogue, type ErrorCode } from '@rehearsal/contracts/errors'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { aConfig, aTarget, aUser } from './fixtures.ts'

/** The API as tests see it: a call that a test has not described fails it. */
export const apiServer = setupServer()

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

/** What every page of a signed-in learner asks for. */
export const signedInHandlers = () => [
  answers('/api/users/currentUser', aUser()),
  answers('/api/users/remainingAI', { remaining: 3, limit: 5 }),
  answers('/api/configs', aConfig()),
  answers('/api/summary/:status/studyPlan', { locked: true, id: 0 }),
  answers('/api/settings/target/:variant', aTarget()),
]
