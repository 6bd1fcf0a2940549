import { listNoteCounts } from '@rehearsal/contracts/notes'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'

/** How many notes I have on each kind of question, by its practice type. */
export const noteCountsQuery = queryOptions({
  queryKey: ['note-counts'],
  queryFn: async ({ signal }) => {
    const counts = await call(listNoteCounts, { signal })
    return new Map(counts.map(({ practiceType, totalCount }) => [practiceType, totalCount]))
  },
})
