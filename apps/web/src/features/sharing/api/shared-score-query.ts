import { getSharedScore } from '@rehearsal/contracts/sharing'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'

/** What a public link shows; fetched anew each time, since it may be taken back. */
export const sharedScoreQuery = (token: string) =>
  queryOptions({
    queryKey: ['shared-score', token],
    queryFn: ({ signal }) => call(getSharedScore, { params: { token }, signal }),
    staleTime: 0,
  })
