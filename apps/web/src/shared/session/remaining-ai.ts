import { getRemainingAi } from '@rehearsal/contracts/account'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** AI submissions left. Creating an AI-scored answer makes it out of date (specification §4.16): invalidate its key. */
export const remainingAiQuery = queryOptions({
  queryKey: ['remaining-ai'],
  queryFn: ({ signal }) => call(getRemainingAi, { signal }),
})
