import { getAttempt } from '@rehearsal/contracts/attempts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'

/** One of my answers. */
export const attemptQuery = (id: number) =>
  queryOptions({
    queryKey: ['attempt', id],
    queryFn: ({ signal }) => call(getAttempt, { params: { id }, signal }),
  })
