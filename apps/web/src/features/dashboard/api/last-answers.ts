import { listAttempts } from '@rehearsal/contracts/attempts'
import { itemsOf } from '@rehearsal/contracts/wire'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'

const SHOWN = 6

/** The latest answers over all kinds, newest first. */
export const lastAnswersQuery = queryOptions({
  queryKey: ['last-answers'],
  queryFn: ({ signal }) => call(listAttempts, { query: { page: 0, size: SHOWN }, signal }),
  select: itemsOf,
  refetchOnMount: 'always',
  refetchOnWindowFocus: true,
})
