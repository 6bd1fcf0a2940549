import { withdrawEmailChange as withdrawEmailChangeCall } from '@rehearsal/contracts/account-security'
import { call } from '../../../shared/api/call.ts'

export const withdrawEmailChange = () => call(withdrawEmailChangeCall)
