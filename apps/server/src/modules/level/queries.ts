import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { SILENT_FAULTS } from '@rehearsal/exam/mock-test/silent-faults'
import { taskIdSchema } from '@rehearsal/exam/task-ids'
import { and, asc, desc, eq, gte, inArray, isNull, lt, lte, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { isInRunningTest } from '../../platform/database/in-running-test.ts'
import { attempt } from '../../platform/database/schema/attempts.ts'
import { mockTest, mockTestItem } from '../../platform/database/schema/mock-tests.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'

type Db = Database | Transaction

const share = z.number().min(0).max(1)
const latestAnswerSchema = z.object({
  attemptId: z.number().int(),
  taskId: taskIdSchema,
  date: z.date(),
  /** Earned marks out of the most there were. */
  share,
  /** Standard error of the share; null where a key decided, or where the engine told none. */
  standardError: z.number().nonnegative().nullable(),
  /** The question had been answered before, its key shown, or it had been opened in a test. */
  isSeen: z.boolean(),
  /** A running test asks its question: what this answer earned is told nowhere meanwhile, but counts. */
  isAsked: z.boolean(),
  /** How many scored answers of the kind there are in all. */
  attempts: z.number().int(),
})
export type LatestAnswer = z.infer<typeof latestAnswerSchema>

/** What became of an item, where it is joined with its test. */
const outcome = sql`${mockTest.run} -> 'outcomes' ->> ${mockTestItem.position}`

const earlier = alias(attempt, 'earlier')

/**
 * The latest scored answers of each kind in one exam, the newest first. Scores are read of those alone. A late answer of a mock test is
 * none of them: it counts nowhere.
 */
export async function listLatestAnswers(
  db: Db,
  userId: string,
  variant: ExamVariant,
  perTask: number,
): Promise<LatestAnswer[]> {
  const isLate = db
    .select({ id: mockTestItem.attemptId })
    .from(mockTestItem)
    .innerJoin(mockTest, eq(mockTest.id, mockTestItem.mockTestId))
    .where(and(eq(mockTestItem.attemptId, attempt.id), sql`${outcome} = 'late'`))
  const ranked = db
    .select({
      id: attempt.id,
      rank: sql<number>`row_number() over (partition by ${attempt.taskId} order by ${attempt.id} desc)`.as('rank'),
      attempts: sql<number>`(count(*) over (partition by ${attempt.taskId}))::int`.as('attempts'),
    })
    .from(attempt)
    .where(
      and(
        eq(attempt.userId, userId),
        eq(attempt.status, 'scored'),
        eq(attempt.variant, variant),
        or(eq(attempt.mode, 'practice'), notExists(isLate)),
      ),
    )
    .as('ranked')
  const isAnsweredBefore = sql`exists (${db
    .select({ id: earlier.id })
    .from(earlier)
    .where(and(eq(earlier.questionId, attempt.questionId), eq(earlier.userId, userId), lt(earlier.id, attempt.id)))})`
  // As a form of a test counts it: by what was noted when its test was made, or since it was opened in another test.
  const isMetInTest = sql`exists (${db
    .select({ id: mockTestItem.mockTestId })
    .from(mockTestItem)
    .innerJoin(mockTest, eq(mockTest.id, mockTestItem.mockTestId))
    .where(
      and(
        eq(mockTest.userId, userId),
        eq(mockTestItem.questionId, attempt.questionId),
        or(
          and(eq(mockTestItem.attemptId, attempt.id), eq(mockTestItem.wasSeen, true)),
          and(
            sql`${mockTestItem.attemptId} is distinct from ${attempt.id}`,
            lt(mockTestItem.openedAt, attempt.createdAt),
          ),
        ),
      ),
    )})`
  // A stored score is large and is opened once here; in order, because the database would else open it for every number.
  const totals = db
    .select({
      attemptId: attempt.id,
      taskId: attempt.taskId,
      date: attempt.createdAt,
      total: sql`${attempt.score}->'total'`.as('total'),
      isSeen: sql<boolean>`${or(eq(attempt.afterReveal, true), isAnsweredBefore, isMetInTest)}`.as('is_seen'),
      isAsked: isInRunningTest(userId, attempt.questionId).as('is_asked'),
      attempts: ranked.attempts,
    })
    .from(ranked)
    .innerJoin(attempt, eq(attempt.id, ranked.id))
    .where(lte(ranked.rank, perTask))
    .orderBy(desc(attempt.id))
    .as('totals')
  const marks = (name: 'earned' | 'max' | 'standardError') => sql`(${totals.total}->>${name})::float8`
  const rows = await db
    .select({
      attemptId: totals.attemptId,
      taskId: totals.taskId,
      date: totals.date,
      share: sql<number>`least(1, ${marks('earned')} / ${marks('max')})`,
      standardError: sql<number | null>`${marks('standardError')} / ${marks('max')}`,
      isSeen: totals.isSeen,
      isAsked: totals.isAsked,
      attempts: totals.attempts,
    })
    .from(totals)
    .orderBy(desc(totals.attemptId))
  return z.array(latestAnswerSchema).parse(rows)
}

const silentTakeSchema = z.object({ taskId: taskIdSchema, date: z.date(), isSeen: z.boolean() })
export type SilentTake = z.infer<typeof silentTakeSchema>

type Asked = { variant: ExamVariant; since: Date; limit: number }

/** Takes of mock tests that have ended in which nothing was said, the newest first: given in time, they earned nothing and are no attempts. */
export async function listSilentTakes(db: Db, userId: string, { variant, since, limit }: Asked): Promise<SilentTake[]> {
  const rows = await db
    .select({ taskId: mockTestItem.taskId, date: mockTest.endedAt, isSeen: mockTestItem.wasSeen })
    .from(mockTest)
    .innerJoin(mockTestItem, eq(mockTestItem.mockTestId, mockTest.id))
    .where(
      and(
        eq(mockTest.userId, userId),
        eq(mockTest.status, 'ended'),
        eq(mockTest.variant, variant),
        gte(mockTest.endedAt, since),
        isNull(mockTestItem.attemptId),
        inArray(mockTestItem.fault, [...SILENT_FAULTS]),
        sql`${outcome} = 'answered'`,
      ),
    )
    .orderBy(desc(mockTest.id), asc(mockTestItem.position))
    .limit(limit)
  return z.array(silentTakeSchema).parse(rows)
}
