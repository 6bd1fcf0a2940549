import { getEmailChange } from '@rehearsal/contracts/account-security'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'

/** The address that waits for its link to be opened. */
export const emailChangeQuery = queryOptions({
  queryKey: ['email-change'],
  queryFn: ({ signal }) => call(getEmailChange, { signal }),
})
