import type { AnswerWait } from '@rehearsal/contracts/mock-test-report'
import type { SubscriptionStatus } from '@rehearsal/exam/codes'
import type { FormId } from '@rehearsal/exam/mock-test/forms'
import type { ItemToReport } from './list-queries.ts'

/** Without a plan a learner takes minis, so many in all; with one whatever they like. */
export const mayStart = (status: SubscriptionStatus, form: FormId, freeLeft: number | null) =>
  status === 'PREMIUM' || (form === 'mini' && (freeLeft ?? 0) > 0)

/** A scoring that failed is asked for again so often, each time when the failure has had so long to pass: an engine may be away for minutes. */
export const MAX_RETRIES = 2
export const RETRY_AFTER_MS = 10 * 60_000

/** A score that was asked for so long ago and is not there is late: a whole test is scored within five minutes. */
export const DELAYED_AFTER_MS = 10 * 60_000

type Waiting = Pick<ItemToReport, 'attemptStatus' | 'failureCode' | 'retries' | 'retriedAt'>

/** Why an answer that has no score yet has none, by when it was asked for last: at the end of its test, or when it was given back. */
export function waitOf(
  { attemptStatus, failureCode, retries, retriedAt }: Waiting,
  endedAt: Date,
  now: Date,
): AnswerWait {
  // It is asked for again when the failure had time to pass: nothing is late by then.
  if (attemptStatus === 'failed') return 'retrying'
  const askedAt = retriedAt ?? endedAt
  if (now.getTime() - askedAt.getTime() > DELAYED_AFTER_MS) return 'delayed'
  return retries > 0 || failureCode !== null ? 'retrying' : 'waiting'
}
