import { expect, test } from 'vitest'
import { ApiError } from '../../../shared/api/api-error.ts'
import { failureOf } from './mock-test-calls.ts'

const error = (code: ApiError['code'], status: number) => new ApiError({ code, status, message: '' })

test.each([
  [error('not_found', 404), 'gone'],
  // A proxy's page.
  [error('unreadable', 404), 'faulty'],
  [error('unreadable', 502), 'faulty'],
  [error('internal', 500), 'faulty'],
  [error('offline', 0), 'unreachable'],
  [new DOMException('', 'TimeoutError'), 'unreachable'],
  [error('test_ended', 409), 'ended'],
  [error('other_page', 409), 'other_page'],
  [error('item_to_come', 409), 'misplaced'],
  [error('invalid_request', 400), 'refused'],
  [error('unreadable', 413), 'refused'],
] as const)(
  '%s means %s: only the server’s own word that there is no such test means that it is gone',
  (failure, why) => {
    expect(failureOf(failure)).toBe(why)
  },
)
