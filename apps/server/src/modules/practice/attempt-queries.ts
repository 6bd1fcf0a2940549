import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { scoreSchema, type Score } from '@rehearsal/exam/score'
import { type TaskId, taskIdSchema } from '@rehearsal/exam/task-ids'
import { and, count, desc, eq, inArray, isNull, lt, ne, not, type SQL, sql } from 'drizzle-orm'
import { isInRunningTest } from '../../platform/database/in-running-test.ts'
import { answerConsent, attempt, recording } from '../../platform/database/schema/attempts.ts'
import { question } from '../../platform/database/schema/questions.ts'
import { users } from '../../platform/database/schema/users.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'

type Db = Database | Transaction
type Page = { offset: number; limit: number }

export type NewAttempt = {
  userId: string
  questionId: number
  questionRevision: number
  taskId: TaskId
  variant: ExamVariant
  format: string
  answer: unknown
  durationSeconds: number | null
  mode: 'practice' | 'exam'
  isShared: boolean
  afterReveal: boolean
  createdAt: Date
} & (
  | { status: 'queued' }
  | { status: 'scored'; score: Score; scoredAt: Date }
  | { status: 'failed'; failureCode: 'engine_failed' }
)

const withEngine = (row: NewAttempt) => (row.status === 'scored' ? { ...row, engine: row.score.engine } : row)

export async function insertAttempt(db: Db, row: NewAttempt): Promise<number> {
  const [inserted] = await insertAttempts(db, [row])
  if (!inserted) throw new Error('The attempt was not stored.')
  return inserted.id
}

/** Stores several by one statement; there must be at least one. */
export function insertAttempts(db: Db, rows: readonly NewAttempt[]) {
  return db.insert(attempt).values(rows.map(withEngine)).returning({
    id: attempt.id,
    taskId: attempt.taskId,
    questionId: attempt.questionId,
    status: attempt.status,
  })
}

export async function insertRecording(
  db: Db,
  row: { userId: string; objectKey: string; seconds: number; bytes: number; createdAt: Date },
): Promise<number> {
  const [inserted] = await db.insert(recording).values(row).returning({ id: recording.id })
  if (!inserted) throw new Error('The recording was not stored.')
  return inserted.id
}

export async function linkRecording(db: Db, recordingId: number, attemptId: number) {
  await db.update(recording).set({ attemptId }).where(eq(recording.id, recordingId))
}

/** Gives the recordings that these attempts name to them. */
export async function linkRecordings(db: Db, attemptIds: readonly number[]) {
  await db
    .update(recording)
    .set({ attemptId: attempt.id })
    .from(attempt)
    .where(
      and(
        inArray(attempt.id, [...attemptIds]),
        eq(recording.userId, attempt.userId),
        sql`${recording.id} = (${attempt.answer} ->> 'recordingId')::int`,
      ),
    )
}

/** The length of a recording, known once somebody has listened to it. */
export async function updateSeconds(db: Db, recordingId: number, seconds: number) {
  await db.update(recording).set({ seconds }).where(eq(recording.id, recordingId))
}

/** Removes these recordings; returns where their objects lie. */
export async function deleteRecordingsById(db: Db, ids: readonly number[]): Promise<string[]> {
  const rows = await db
    .delete(recording)
    .where(inArray(recording.id, [...ids]))
    .returning({ key: recording.objectKey })
  return rows.map(({ key }) => key)
}

export async function getRecording(db: Db, recordingId: number) {
  const [row] = await db.select().from(recording).where(eq(recording.id, recordingId))
  if (!row) throw new Error(`There is no recording ${recordingId}.`)
  return row
}

export async function deleteRecordings(db: Db, attemptId: number): Promise<string[]> {
  const rows = await db
    .delete(recording)
    .where(eq(recording.attemptId, attemptId))
    .returning({ key: recording.objectKey })
  return rows.map(({ key }) => key)
}

function attempts(db: Db, condition: SQL | undefined) {
  return db
    .select({
      id: attempt.id,
      userId: attempt.userId,
      questionId: attempt.questionId,
      questionTitle: question.title,
      taskId: attempt.taskId,
      variant: attempt.variant,
      status: attempt.status,
      answer: attempt.answer,
      durationSeconds: attempt.durationSeconds,
      score: attempt.score,
      mode: attempt.mode,
      isShared: attempt.isShared,
      hiddenAt: attempt.hiddenAt,
      afterReveal: attempt.afterReveal,
      failureCode: attempt.failureCode,
      createdAt: attempt.createdAt,
      scoredAt: attempt.scoredAt,
      nickname: users.nickname,
      objectKey: recording.objectKey,
    })
    .from(attempt)
    .innerJoin(question, eq(question.id, attempt.questionId))
    .innerJoin(users, eq(users.id, attempt.userId))
    .leftJoin(recording, eq(recording.attemptId, attempt.id))
    .where(and(ne(attempt.status, 'deleted'), condition))
}

type AttemptRow = Awaited<ReturnType<typeof attempts>>[number]

function parsed(row: AttemptRow) {
  return {
    ...row,
    taskId: taskIdSchema.parse(row.taskId),
    score: row.score === null ? null : scoreSchema.parse(row.score),
  }
}
export type AttemptRecord = ReturnType<typeof parsed>

export async function findAttempt(db: Db, attemptId: number): Promise<AttemptRecord | undefined> {
  const [row] = await attempts(db, eq(attempt.id, attemptId))
  return row && parsed(row)
}

async function pageOf(db: Db, condition: SQL | undefined, { offset, limit }: Page) {
  const rows = await attempts(db, condition).orderBy(desc(attempt.id)).offset(offset).limit(limit)
  const [counted] = await db
    .select({ total: count() })
    .from(attempt)
    .where(and(ne(attempt.status, 'deleted'), condition))
  return { rows: rows.map(parsed), total: counted?.total ?? 0 }
}

/** This learner's answers to one question, newest first; before an answer the scored ones alone. */
export function listMyAttempts(db: Db, userId: string, questionId: number, page: Page, scoredBefore?: number) {
  const earlier = scoredBefore === undefined ? [] : [lt(attempt.id, scoredBefore), eq(attempt.status, 'scored')]
  return pageOf(db, and(eq(attempt.userId, userId), eq(attempt.questionId, questionId), ...earlier), page)
}

/** This learner's answers to all questions but those that a running mock test asks, newest first. */
export function listLatestAttempts(db: Db, userId: string, page: Page) {
  return pageOf(db, and(eq(attempt.userId, userId), not(isInRunningTest(userId, attempt.questionId))), page)
}

/** Whether a running mock test of this learner asks the question. */
export async function isAsked(db: Db, userId: string, questionId: number): Promise<boolean> {
  const [row] = await db.select({ isInTest: isInRunningTest(userId, questionId) }).from(sql`(select) one`)
  return row?.isInTest ?? false
}

/** Scored answers of other learners who agreed to show them, newest first; none that a moderator hid. */
export function listSharedAttempts(db: Db, userId: string, questionId: number, page: Page) {
  const shared = and(
    ne(attempt.userId, userId),
    eq(attempt.questionId, questionId),
    attempt.isShared,
    isNull(attempt.hiddenAt),
    eq(attempt.status, 'scored'),
    isNull(attempt.hiddenAt),
  )
  return pageOf(db, shared, page)
}

export async function updateShared(db: Db, attemptId: number, isShared: boolean) {
  await db.update(attempt).set({ isShared }).where(eq(attempt.id, attemptId))
}

/** Marks an answer deleted and empties it; false when it already was. */
export async function markDeleted(db: Db, attemptId: number, now: Date): Promise<boolean> {
  const rows = await db
    .update(attempt)
    .set({ status: 'deleted', answer: {}, score: null, isShared: false, deletedAt: now })
    .where(and(eq(attempt.id, attemptId), ne(attempt.status, 'deleted')))
    .returning({ id: attempt.id })
  return rows.length > 0
}

export async function findConsent(db: Db, userId: string): Promise<boolean | null> {
  const [row] = await db
    .select({ agrees: answerConsent.agrees })
    .from(answerConsent)
    .where(eq(answerConsent.userId, userId))
  return row?.agrees ?? null
}

export async function upsertConsent(db: Db, userId: string, agrees: boolean, now: Date) {
  await db
    .insert(answerConsent)
    .values({ userId, agrees, decidedAt: now })
    .onConflictDoUpdate({ target: answerConsent.userId, set: { agrees, decidedAt: now } })
}

/** A learner's scored answers as they can be stored again for another, oldest first. */
export async function listForCopy(db: Db, userId: string) {
  const rows = await db
    .select({ attempt, recording })
    .from(attempt)
    .leftJoin(recording, eq(recording.attemptId, attempt.id))
    .where(and(eq(attempt.userId, userId), eq(attempt.status, 'scored')))
    .orderBy(attempt.id)
  return rows.map((row) => ({
    questionId: row.attempt.questionId,
    questionRevision: row.attempt.questionRevision,
    taskId: taskIdSchema.parse(row.attempt.taskId),
    variant: row.attempt.variant,
    format: row.attempt.format,
    answer: row.attempt.answer,
    durationSeconds: row.attempt.durationSeconds,
    mode: row.attempt.mode,
    isShared: row.attempt.isShared,
    afterReveal: row.attempt.afterReveal,
    createdAt: row.attempt.createdAt,
    status: 'scored' as const,
    score: scoreSchema.parse(row.attempt.score),
    recording: row.recording && {
      objectKey: row.recording.objectKey,
      seconds: row.recording.seconds,
      bytes: row.recording.bytes,
      createdAt: row.recording.createdAt,
    },
  }))
}
