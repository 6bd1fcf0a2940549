import { listLanguages } from '@rehearsal/contracts/profile'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'

/** The languages that a profile can have, in the order of their names. */
export const languagesQuery = queryOptions({
  queryKey: ['languages'],
  queryFn: async ({ signal }) =>
    Object.entries(await call(listLanguages, { signal })).map(([id, value]) => ({ id, value })),
  staleTime: Infinity,
})
