import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import { attempt } from '../../platform/database/schema/attempts.ts'
import { studyPlan } from '../../platform/database/schema/study-plans.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'

type Db = Database | Transaction

/** What was told the wizard. */
const told = {
  id: studyPlan.id,
  englishLevel: studyPlan.englishLevel,
  dailyPractice: studyPlan.dailyPractice,
  overall: studyPlan.overall,
  reading: studyPlan.reading,
  writing: studyPlan.writing,
  listening: studyPlan.listening,
  speaking: studyPlan.speaking,
}

export async function findLevel(db: Db, userId: string) {
  const [row] = await db.select(told).from(studyPlan).where(eq(studyPlan.userId, userId))
  return row
}
export type LevelRecord = NonNullable<Awaited<ReturnType<typeof findLevel>>>
export type NewLevel = Omit<LevelRecord, 'id'>

/** Keeps what a learner told the wizard, in place of what was told before. */
export async function upsertLevel(db: Db, userId: string, level: NewLevel, now: Date): Promise<LevelRecord> {
  const [row] = await db
    .insert(studyPlan)
    .values({ ...level, userId, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: studyPlan.userId,
      set: { ...level, updatedAt: now, version: sql`${studyPlan.version} + 1` },
    })
    .returning(told)
  if (!row) throw new Error('A study plan was neither stored nor changed')
  return row
}

export type PractisedCounts = { taskId: TaskId; before: number; today: number }

/** Answers of each kind of one exam from `since` on, cut at the start of today. What failed or was deleted counts for nothing. */
export function listPractised(
  db: Db,
  userId: string,
  variant: ExamVariant,
  { since, todayStart }: { since: Date; todayStart: Date },
): Promise<PractisedCounts[]> {
  const isToday = gte(attempt.createdAt, todayStart)
  return db
    .select({
      taskId: attempt.taskId,
      before: sql<number>`count(*) filter (where not ${isToday})::int`,
      today: sql<number>`count(*) filter (where ${isToday})::int`,
    })
    .from(attempt)
    .where(
      and(
        eq(attempt.userId, userId),
        eq(attempt.variant, variant),
        gte(attempt.createdAt, since),
        inArray(attempt.status, ['queued', 'scoring', 'scored']),
      ),
    )
    .groupBy(attempt.taskId)
}
