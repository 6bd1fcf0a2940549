import { type Transaction, transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { issueAt } from '../../platform/http/issues.ts'
import type { Platform } from '../../platform/services.ts'
import { assertMayPost } from '../posting/service.ts'
import { findVisible, hasOpenReport, insertReport, type Reported, settleOpen, type Settling } from './queries.ts'

export type { Reported }

const REPORTED_ALREADY =
  'You have reported this already. A moderator will look at it; your inbox will say what became of it.'
const IS_YOURS = 'This is your own. You can delete it yourself.'

/**
 * Keeps what a learner reports, and returns its id. The description is for moderators alone, so that it may quote what may
 * not be posted.
 *
 * @throws AppError `not_found` for what the learner does not see; `invalid_request` for their own; `duplicate` while an
 *   earlier report of theirs is open; and what `assertMayPost` throws.
 */
export function fileReport(
  { db, clock }: Platform,
  learner: { id: string },
  { description, ...reported }: Reported & { description: string },
): Promise<number> {
  const now = clock.now()
  return transaction(db, async (tx) => {
    await assertMayPost(tx, learner, { kind: 'report', text: '' }, now)
    const seen = await findVisible(tx, reported)
    if (!seen) throw new AppError('not_found')
    if (seen.authorId === learner.id) throw refused('invalid_request', 'own', IS_YOURS)
    // The lock of `assertMayPost` lets one report of a learner after the other come here.
    if (await hasOpenReport(tx, learner.id, reported)) throw refused('duplicate', 'duplicate', REPORTED_ALREADY)
    const { questionId } = seen
    return insertReport(tx, { ...reported, questionId, reporterId: learner.id, description, createdAt: now })
  })
}

const refused = (code: 'invalid_request' | 'duplicate', issue: string, message: string) =>
  new AppError(code, { message, issues: [issueAt(['description'], issue, message)] })

/** Settles the open reports on something, in the transaction of what is decided. None: somebody else was faster. */
export function settleReports(tx: Transaction, settling: Settling) {
  return settleOpen(tx, settling)
}
