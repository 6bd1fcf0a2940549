import { getDrills } from '@rehearsal/contracts/drills'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'
import { pronunciationBookKey } from '../../../shared/api/shared-keys.ts'

/** Pairs of words to tell these sounds apart by (`TH-S`: /θ/, heard like /s/). */
export const drillsQuery = (sounds: readonly string[]) =>
  queryOptions({
    queryKey: [...pronunciationBookKey, 'drills', ...sounds],
    enabled: sounds.length > 0,
    queryFn: ({ signal }) => call(getDrills, { query: { sounds: sounds.join(',') }, signal }),
    select: ({ contrasts }) => contrasts,
  })
