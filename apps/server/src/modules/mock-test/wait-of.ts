import type { AnswerWait } from '@rehearsal/contracts/mock-test-report'
import type { ItemToReport } from './list-queries.ts'
import { DELAYED_AFTER_MS } from './policy.ts'

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
