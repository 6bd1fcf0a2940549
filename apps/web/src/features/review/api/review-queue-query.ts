import { getReviewQueue } from '@rehearsal/contracts/reviews'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'
import { reviewsKey } from '../../../shared/api/shared-keys.ts'

/** What is to be reviewed today. It changes with every grade, so whoever asks, for whichever `purpose`, asks anew. */
export const reviewQueueQuery = (purpose: string) =>
  queryOptions({
    queryKey: [...reviewsKey, purpose],
    queryFn: ({ signal }) => call(getReviewQueue, { signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
  })
