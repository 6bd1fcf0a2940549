import { getDrills } from '@rehearsal/contracts/drills'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'

/** What there is to practise these sounds by (`TH-S`: /θ/, heard like /s/). */
export const drillsQuery = (sounds: readonly string[], questionId: number) =>
  queryOptions({
    queryKey: ['drills', questionId, ...sounds],
    enabled: sounds.length > 0,
    retry: false,
    queryFn: ({ signal }) => call(getDrills, { query: { sounds: sounds.join(','), without: questionId }, signal }),
  })
