import { getConfigs } from '@rehearsal/contracts/account'
import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from './call.ts'

export type Configs = z.output<typeof getConfigs.response>

/** What this installation can do; it does not change while a page is open. */
export const configsQuery = queryOptions({
  queryKey: ['configs'],
  queryFn: ({ signal }) => call(getConfigs, { signal }),
  staleTime: Infinity,
})
