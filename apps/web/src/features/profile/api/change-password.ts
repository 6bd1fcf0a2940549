import { changePassword as changePasswordCall } from '@rehearsal/contracts/account-security'
import { call } from '../../../shared/api/call.ts'

export const changePassword = (body: { password: string; newPassword: string }) => call(changePasswordCall, { body })
