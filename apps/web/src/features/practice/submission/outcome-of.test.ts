import { expect, test } from 'vitest'
import { ApiError } from '../../../shared/api/api-error.ts'
import { outcomeOf } from './outcome-of.ts'

const error = (code: ApiError['code'], status: number, issues: ApiError['issues'] = []) =>
  new ApiError({ code, status, message: 'Why', issues })

test.each([
  ['offline', 0],
  ['internal', 500],
  ['engine_busy', 503],
  ['not_logged_in', 401],
  ['too_many_requests', 429],
  ['in_progress', 409],
] as const)('%s may pass: the answer is sent again', (code, status) => {
  expect(outcomeOf(error(code, status))).toEqual({ type: 'unreachable', reason: 'Why' })
})

test.each([
  ['no_speech', 422],
  ['invalid_request', 400],
  ['not_found', 404],
] as const)('%s is final: the learner is told why', (code, status) => {
  expect(outcomeOf(error(code, status))).toEqual({ type: 'refused', problem: 'Why' })
})

test('all that was wrong is said', () => {
  const issue = (defaultMessage: string) => ({ code: 'x', field: 'x', path: 'x', defaultMessage })
  expect(outcomeOf(error('invalid_request', 400, [issue('One.'), issue('Two.')]))).toEqual({
    type: 'refused',
    problem: 'One. Two.',
  })
})

test.each(['ai_credits_exhausted', 'premium_required'] as const)('%s is no refusal: the answer is held', (code) => {
  expect(outcomeOf(error(code, 402))).toEqual({ type: 'held' })
})
