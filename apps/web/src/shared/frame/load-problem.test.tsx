import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { LoadProblem } from './load-problem.tsx'

const show = (error: unknown) => render(<LoadProblem title="No list" error={error} onRetry={() => undefined} />)

test('an error of ours comes with the request number that its text asks for', () => {
  show(new ApiError({ code: 'internal', status: 500, message: 'Tell us the request number.', requestId: 'req-7' }))
  expect(screen.getByText(/\(req-7\)$/u)).toBeVisible()
})

test.each([
  new ApiError({ code: 'not_found', status: 404, message: 'Gone.', requestId: 'req-7' }),
  new ApiError({ code: 'offline', status: 0, message: 'No connection.' }),
  new Error('anything'),
])('without such a number nothing is quoted', (error) => {
  show(error)
  expect(screen.queryByText(/req-7/u)).not.toBeInTheDocument()
})
