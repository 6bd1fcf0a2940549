import { shareAttempt } from '@rehearsal/contracts/attempts'
import { call } from '../../../shared/api/call.ts'

/** Shows one of my answers to other learners, or stops showing it. */
export const shareAnswer = (id: number, isShared: boolean) => call(shareAttempt, { params: { id }, body: { isShared } })
