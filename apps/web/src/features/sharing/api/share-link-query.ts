import { getReportShareLink, getShareLink } from '@rehearsal/contracts/sharing'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'
import type { ShareThing } from '../shareable.ts'

/** The public link to one of my answers or reports; null when it has none. It may have been made or revoked in another tab. */
export const shareLinkQuery = ({ kind, id }: ShareThing) =>
  queryOptions({
    queryKey: ['share-link', kind, id],
    queryFn: ({ signal }) => call(kind === 'answer' ? getShareLink : getReportShareLink, { params: { id }, signal }),
    staleTime: 0,
  })
