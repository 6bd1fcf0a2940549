import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { isInRunningTest } from '../../platform/database/in-running-test.ts'
import { qualified } from '../../platform/database/qualified.ts'
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
  /** The column that says whose a row is; it stands in `through` where a row names its learner only by another row. */
  owner: PgColumn
  through?: { table: PgTable; id: PgColumn; key: PgColumn }
  afterwards: Afterwards
  /** Left out of the export: what would let whoever holds the file act as the learner, or tell what a running test is still to ask. */
  secrets?: readonly string[]
  /** Rows that are not in the export yet. */
  isLater?: SQL<boolean>
  /** What is empty in the export for now, so that it tells nothing of a question that a running test asks. */
  withheld?: { columns: readonly string[]; when: SQL<boolean> }
}

const {
  attempt,
  inboxItem,
  mockTest,
  mockTestItem,
  users,
  auditEntry,
  calendarFeed,
  emailChange,
  passwordReset,
  paymentOrder,
  problemReport,
  pronunciationWord,
  recording,
  sighting,
} = schema

type Owned = PgTable & { userId: PgColumn }
const own = (table: Owned, rest: Partial<OwnedTable> = {}): OwnedTable => ({
  table,
  owner: table.userId,
  afterwards: 'gone',
  ...rest,
})

/** Whether a row is this learner's. */
export const isOf = ({ owner, through }: OwnedTable, userId: string): SQL =>
  through === undefined
    ? eq(owner, userId)
    : sql`${through.key} in (select ${through.id} from ${through.table} where ${owner} = ${userId})`

const isOfRunningTest = qualified(
  sql<boolean>`exists (select 1 from ${mockTest} where ${mockTest.id} = ${mockTestItem.mockTestId} and ${mockTest.status} = 'running')`,
)

/** The report of an earlier test tells what was earned at a question that the running one asks, too. */
const hasAskedQuestion = qualified(
  sql<boolean>`exists (select 1 from ${mockTestItem} own inner join ${mockTestItem} asked on asked.question_id = own.question_id inner join ${mockTest} running on running.id = asked.mock_test_id where own.mock_test_id = ${mockTest.id} and running.user_id = ${mockTest.userId} and running.status = 'running')`,
)

/** A badly said word tells of the sentence that it stands in, which may be one to be heard. */
const isFromAskedQuestion = qualified(
  sql<boolean>`exists (select 1 from ${attempt} where ${attempt.id} = ${pronunciationWord.attemptId} and ${isInRunningTest(attempt.userId, attempt.questionId)})`,
)

/** Its length is known once somebody listened to it and found no fault. */
const isTakeOfRunningTest = qualified(
  sql<boolean>`(${recording.attemptId} is null and exists (select 1 from ${mockTest} where ${mockTest.userId} = ${recording.userId} and ${mockTest.status} = 'running'))`,
)

/** Every table that names a learner, by itself or by another row, and what is done with it; a test walks the schema and misses none. */
export const ownedTables: readonly OwnedTable[] = [
  { table: users, owner: users.id, afterwards: 'gone', secrets: ['passwordHash'] },
  own(schema.target),
  own(schema.studyPlan),
  own(attempt, {
    secrets: ['leaseOwner', 'leaseUntil'],
    withheld: { columns: ['score'], when: isInRunningTest(attempt.userId, attempt.questionId) },
  }),
  own(recording, { secrets: ['objectKey'], withheld: { columns: ['seconds'], when: isTakeOfRunningTest } }),
  own(mockTest, { secrets: ['seed'], withheld: { columns: ['report'], when: hasAskedQuestion } }),
  {
    table: mockTestItem,
    owner: mockTest.userId,
    through: { table: mockTest, id: mockTest.id, key: mockTestItem.mockTestId },
    afterwards: 'gone',
    isLater: sql`(${isOfRunningTest} and ${mockTestItem.openedAt} is null)`,
    withheld: { columns: ['fault', 'durationSeconds'], when: isOfRunningTest },
  },
  own(schema.reveal),
  own(schema.answerConsent),
  own(schema.shareLink),
  own(schema.bookmark),
  own(schema.note),
  own(schema.vocabWord),
  own(pronunciationWord, { withheld: { columns: ['attemptId'], when: isFromAskedQuestion } }),
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
  own(inboxItem, { withheld: { columns: ['details'], when: isInRunningTest(inboxItem.userId, inboxItem.questionId) } }),
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
