import { endAllSessions as endAllSessionsCall } from '@rehearsal/contracts/account-security'
import { call } from '../../../shared/api/call.ts'

export const endAllSessions = (keepsThis: boolean) => call(endAllSessionsCall, { query: { keepsThis } })
