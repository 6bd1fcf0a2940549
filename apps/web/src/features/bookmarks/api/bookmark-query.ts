import { getBookmark } from '@rehearsal/contracts/bookmarks'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'

/** My bookmark on a question; null when there is none. */
export const bookmarkQuery = (practiceId: number) =>
  queryOptions({
    queryKey: ['bookmark', practiceId],
    queryFn: ({ signal }) => call(getBookmark, { params: { id: practiceId }, signal }),
  })
