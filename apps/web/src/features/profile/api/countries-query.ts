import { listCountries } from '@rehearsal/contracts/countries'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'

export const countriesQuery = queryOptions({
  queryKey: ['countries'],
  queryFn: ({ signal }) => call(listCountries, { signal }),
  staleTime: Infinity,
})
