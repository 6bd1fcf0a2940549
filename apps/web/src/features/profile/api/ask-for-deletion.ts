import { askForDeletion as askForDeletionCall } from '@rehearsal/contracts/account-data'
import { call } from '../../../shared/api/call.ts'

export const askForDeletion = (body: { password: string } | { nickname: string }) => call(askForDeletionCall, { body })
