import { startEmailChange as startEmailChangeCall } from '@rehearsal/contracts/account-security'
import { call } from '../../../shared/api/call.ts'

export const startEmailChange = (body: { email: string; password: string }) => call(startEmailChangeCall, { body })
