import { levelSchema } from '@rehearsal/exam/estimate/level'
import { scoreSchema } from '@rehearsal/exam/score'
import { taskIdSchema } from '@rehearsal/exam/task-ids'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { isInRunningTest } from '../../platform/database/in-running-test.ts'
import { attempt, recording } from '../../platform/database/schema/attempts.ts'
import { mockTest } from '../../platform/database/schema/mock-tests.ts'
import { shareLink } from '../../platform/database/schema/share-links.ts'
import { users } from '../../platform/database/schema/users.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'

type Db = Database | Transaction

const linkColumns = {
  token: shareLink.token,
  showsName: shareLink.showsName,
  showsAnswer: shareLink.showsAnswer,
  createdAt: shareLink.createdAt,
}
export type LinkRecord = { token: string; showsName: boolean; showsAnswer: boolean; createdAt: Date }
type Choice = Pick<LinkRecord, 'showsName' | 'showsAnswer'>

const answerColumns = {
  status: attempt.status,
  taskId: attempt.taskId,
  variant: attempt.variant,
  score: attempt.score,
  answer: attempt.answer,
  hiddenAt: attempt.hiddenAt,
  nickname: users.nickname,
}

const parsed = <Row extends { taskId: string; score: unknown }>(row: Row) => ({
  ...row,
  taskId: taskIdSchema.parse(row.taskId),
  score: row.score === null ? null : scoreSchema.parse(row.score),
})

/** An answer of this learner that was not deleted. */
export async function findMyAnswer(db: Db, userId: string, attemptId: number) {
  const [row] = await db
    .select({ ...answerColumns, isInTest: isInRunningTest(userId, attempt.questionId) })
    .from(attempt)
    .innerJoin(users, eq(users.id, attempt.userId))
    .where(and(eq(attempt.id, attemptId), eq(attempt.userId, userId), isNull(attempt.deletedAt)))
  return row && parsed(row)
}

const reportColumns = {
  form: mockTest.form,
  variant: mockTest.variant,
  endedAt: mockTest.endedAt,
  scores: sql<unknown>`${mockTest.report} -> 'report' -> 'scores'`,
  nickname: users.nickname,
}

const parsedReport = <Row extends { scores: unknown }>({ scores, ...row }: Row) => ({
  ...row,
  scores: scores === null ? null : levelSchema.parse(scores),
})

/** An ended mock test of this learner that was not deleted. */
export async function findMyReport(db: Db, userId: string, mockTestId: number) {
  const [row] = await db
    .select(reportColumns)
    .from(mockTest)
    .innerJoin(users, eq(users.id, mockTest.userId))
    .where(and(eq(mockTest.id, mockTestId), eq(mockTest.userId, userId), eq(mockTest.status, 'ended')))
  return row && parsedReport(row)
}

/** What a link leads to. */
export type Thing = { kind: 'answer' | 'report'; id: number }

const isLive = (userId: string, { kind, id }: Thing) =>
  and(
    eq(shareLink.userId, userId),
    eq(kind === 'answer' ? shareLink.attemptId : shareLink.mockTestId, id),
    isNull(shareLink.revokedAt),
  )

/** The link to this learner's answer or report that was not revoked. */
export async function findLiveLink(db: Db, userId: string, thing: Thing): Promise<LinkRecord | undefined> {
  const [row] = await db.select(linkColumns).from(shareLink).where(isLive(userId, thing))
  return row
}

/** Whether it was stored: an answer or a report has one link at a time. */
export async function insertLink(
  db: Db,
  { kind, id }: Thing,
  row: Omit<typeof shareLink.$inferInsert, 'attemptId' | 'mockTestId'>,
): Promise<boolean> {
  const thing = kind === 'answer' ? { attemptId: id } : { mockTestId: id }
  const inserted = await db
    .insert(shareLink)
    .values({ ...row, ...thing })
    .onConflictDoNothing()
    .returning({ token: shareLink.token })
  return inserted.length > 0
}

/** The changed link; undefined where there is none. */
export async function updateLink(db: Db, userId: string, thing: Thing, choice: Choice) {
  const [row] = await db.update(shareLink).set(choice).where(isLive(userId, thing)).returning(linkColumns)
  return row
}

/** Whether there was a link to revoke. */
export async function markRevoked(db: Db, userId: string, thing: Thing, now: Date): Promise<boolean> {
  const revoked = await db
    .update(shareLink)
    .set({ revokedAt: now })
    .where(isLive(userId, thing))
    .returning({ token: shareLink.token })
  return revoked.length > 0
}

const leads = (token: string) => and(eq(shareLink.token, token), isNull(shareLink.revokedAt))

/** What a live link leads to: a scored answer that nobody hid. */
export async function findShared(db: Db, token: string) {
  const [row] = await db
    .select({ ...answerColumns, ...linkColumns, objectKey: recording.objectKey })
    .from(shareLink)
    .innerJoin(attempt, eq(attempt.id, shareLink.attemptId))
    .innerJoin(users, eq(users.id, attempt.userId))
    .leftJoin(recording, eq(recording.attemptId, attempt.id))
    .where(and(leads(token), eq(attempt.status, 'scored'), isNull(attempt.hiddenAt)))
  return row && parsed(row)
}
export type SharedRecord = NonNullable<Awaited<ReturnType<typeof findShared>>>

/** What a live link leads to: the report of an ended test that is complete. */
export async function findSharedReport(db: Db, token: string) {
  const [row] = await db
    .select({ ...reportColumns, ...linkColumns })
    .from(shareLink)
    .innerJoin(mockTest, eq(mockTest.id, shareLink.mockTestId))
    .innerJoin(users, eq(users.id, mockTest.userId))
    .where(and(leads(token), eq(mockTest.status, 'ended'), isNotNull(mockTest.report)))
  return row && parsedReport(row)
}
