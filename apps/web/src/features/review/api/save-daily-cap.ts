import { putReviewSettings } from '@rehearsal/contracts/reviews'
import { call } from '../../../shared/api/call.ts'

export const saveDailyCap = (dailyCap: number) => call(putReviewSettings, { body: { dailyCap } })
