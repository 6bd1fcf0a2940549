import { keepAccount as keepAccountCall } from '@rehearsal/contracts/account-data'
import { call } from '../../../shared/api/call.ts'

export const keepAccount = () => call(keepAccountCall)
