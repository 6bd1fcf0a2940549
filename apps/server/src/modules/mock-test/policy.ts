import type { SubscriptionStatus } from '@rehearsal/exam/codes'
import type { FormId } from '@rehearsal/exam/mock-test/forms'

/** Without a plan a learner takes minis, so many in all; with one whatever they like. */
export const mayStart = (status: SubscriptionStatus, form: FormId, freeLeft: number | null) =>
  status === 'PREMIUM' || (form === 'mini' && (freeLeft ?? 0) > 0)

/** A scoring that failed is asked for again so often, each time when the failure has had so long to pass: an engine may be away for minutes. */
export const MAX_RETRIES = 2
export const RETRY_AFTER_MS = 10 * 60_000

/** A score that was asked for so long ago and is not there is late: a whole test is scored within five minutes. */
export const DELAYED_AFTER_MS = 10 * 60_000
