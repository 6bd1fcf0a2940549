import { listSessions } from '@rehearsal/contracts/account-security'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'

/** Where the learner is signed in, this browser first. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => call(listSessions, { signal }),
  staleTime: 0,
})
