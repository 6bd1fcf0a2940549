import { listPricingPlans } from '@rehearsal/contracts/pricing'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'

/** What is sold, with both prices; asked for again when the learner comes back from another tab. */
export const plansQuery = queryOptions({
  queryKey: ['pricing-plans'],
  queryFn: ({ signal }) => call(listPricingPlans, { signal }),
  refetchOnWindowFocus: 'always',
})
