import type { SubscriptionStatus } from '@rehearsal/exam/codes'
import type { FormId } from '@rehearsal/exam/mock-test/forms'

/** Without a plan a learner takes minis, so many in all; with one whatever they like. */
export const mayStart = (status: SubscriptionStatus, form: FormId, freeLeft: number | null) =>
  status === 'PREMIUM' || (form === 'mini' && (freeLeft ?? 0) > 0)
