import { getRemainingAi } from '@rehearsal/contracts/account'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'

/** AI submissions left; `remaining` is null where there is no limit. */
export const remainingQuery = queryOptions({
  queryKey: ['remaining-ai'],
  queryFn: ({ signal }) => call(getRemainingAi, { signal }),
})
