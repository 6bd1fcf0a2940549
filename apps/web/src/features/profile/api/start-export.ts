import { startExport as startExportCall } from '@rehearsal/contracts/account-data'
import { call } from '../../../shared/api/call.ts'

export const startExport = () => call(startExportCall)
