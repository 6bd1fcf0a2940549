import { getNote } from '@rehearsal/contracts/notes'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'

/** My note on a question; null when there is none. */
export const noteQuery = (practiceId: number) =>
  queryOptions({
    queryKey: ['note', practiceId],
    queryFn: ({ signal }) => call(getNote, { params: { id: practiceId }, signal }),
  })
