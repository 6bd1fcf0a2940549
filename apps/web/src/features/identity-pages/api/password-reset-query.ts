import { lookAtPasswordReset } from '@rehearsal/contracts/sign-in'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'

/** Whether the link from the e-mail still sets a password: an error where it does not. */
export const passwordResetQuery = (token: string) =>
  queryOptions({
    queryKey: ['password-reset', token],
    queryFn: ({ signal }) => call(lookAtPasswordReset, { params: { token }, signal }).then(() => true),
    staleTime: Number.POSITIVE_INFINITY,
  })
