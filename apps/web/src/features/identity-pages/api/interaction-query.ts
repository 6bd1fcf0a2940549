import { getInteraction } from '@rehearsal/contracts/sign-in'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'

/** What the identity provider waits for at this address. */
export const interactionQuery = (uid: string) =>
  queryOptions({
    queryKey: ['interaction', uid],
    queryFn: ({ signal }) => call(getInteraction, { params: { uid }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
