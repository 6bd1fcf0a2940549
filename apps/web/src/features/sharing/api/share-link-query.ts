import { getShareLink } from '@rehearsal/contracts/sharing'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'

/** The public link to one of my answers; null when it has none. It may have been made or revoked in another tab. */
export const shareLinkQuery = (attemptId: number) =>
  queryOptions({
    queryKey: ['share-link', attemptId],
    queryFn: ({ signal }) => call(getShareLink, { params: { id: attemptId }, signal }),
    staleTime: 0,
  })
