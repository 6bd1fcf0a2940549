import { listLanguages } from '@rehearsal/contracts/profile'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'

/** The languages that a profile can have, names by code in the order of the names. */
export const languagesQuery = queryOptions({
  queryKey: ['languages'],
  queryFn: ({ signal }) => call(listLanguages, { signal }),
  staleTime: Infinity,
})
