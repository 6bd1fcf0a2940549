import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import * as schema from '../../platform/database/schema.ts'

/**
 * What becomes of the rows when their account is deleted.
 *
 * - `gone`: nothing is left.
 * - `nameless`: they stay without a word of the learner's or a trace of who it was: the books need orders, the counts
 *   need sightings.
 * - `record`: what administrators did, which is kept for ever with the name of who did it.
 */
export type Afterwards = 'gone' | 'nameless' | 'record'

export type OwnedTable = {
  table: PgTable
  /** The column that says whose a row is. */
  owner: PgColumn
  afterwards: Afterwards
  /** Left out of the export: what would let whoever holds the file act as the learner, or tell what a running test is still to ask. */
  secrets?: readonly string[]
}

const { users, auditEntry, calendarFeed, emailChange, passwordReset, paymentOrder, problemReport, sighting } = schema

type Owned = PgTable & { userId: PgColumn }
const own = (table: Owned, rest: Partial<OwnedTable> = {}): OwnedTable => ({
  table,
  owner: table.userId,
  afterwards: 'gone',
  ...rest,
})

/** Every table that names a learner, and what is done with it; a test walks the schema and misses none. */
export const ownedTables: readonly OwnedTable[] = [
  { table: users, owner: users.id, afterwards: 'gone', secrets: ['passwordHash'] },
  own(schema.target),
  own(schema.studyPlan),
  own(schema.attempt, { secrets: ['leaseOwner', 'leaseUntil'] }),
  own(schema.recording, { secrets: ['objectKey'] }),
  own(schema.mockTest, { secrets: ['seed'] }),
  own(schema.reveal),
  own(schema.answerConsent),
  own(schema.shareLink),
  own(schema.bookmark),
  own(schema.note),
  own(schema.vocabWord),
  own(schema.pronunciationWord),
  own(schema.pronunciationTake),
  own(schema.dictationAnswer),
  own(schema.misspeltWord),
  own(schema.reviewCard),
  own(schema.reviewLog),
  own(schema.reviewSettings),
  own(sighting, { afterwards: 'nameless' }),
  own(schema.comment),
  own(schema.commentLike),
  own(schema.commentReply),
  own(schema.commentReplyLike),
  { table: problemReport, owner: problemReport.reporterId, afterwards: 'gone' },
  own(schema.communityBan),
  own(schema.communityPost),
  own(schema.inboxItem),
  own(schema.inboxSettings),
  own(paymentOrder, { afterwards: 'nameless', secrets: ['token', 'approvalUrl'] }),
  own(schema.subscription),
  own(schema.couponUse),
  own(schema.aiCredit),
  own(schema.aiQuota),
  own(schema.aiScopedQuota),
  own(schema.idempotency),
  own(emailChange, { secrets: ['tokenHash'] }),
  own(passwordReset, { secrets: ['tokenHash'] }),
  own(calendarFeed, { secrets: ['tokenHash'] }),
  { table: auditEntry, owner: auditEntry.actorId, afterwards: 'record' },
]
