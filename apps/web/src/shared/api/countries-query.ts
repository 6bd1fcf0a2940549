import { listCountries } from '@rehearsal/contracts/countries'
import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

/** Every country, by its name. */
export const countriesQuery = queryOptions({
  queryKey: ['countries'],
  queryFn: ({ signal }) => call(listCountries, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})
