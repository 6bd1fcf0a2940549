import { listTimeZones } from '@rehearsal/contracts/profile'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'

export const timeZonesQuery = queryOptions({
  queryKey: ['time-zones'],
  queryFn: ({ signal }) => call(listTimeZones, { signal }),
  staleTime: Infinity,
})
