import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { and, eq, gte, min } from 'drizzle-orm'
import { target } from '../../platform/database/schema/targets.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'

type Db = Database | Transaction

export type NewTarget = typeof target.$inferInsert

/** What a learner may be told of a target. */
const shown = {
  listening: target.listening,
  reading: target.reading,
  speaking: target.speaking,
  writing: target.writing,
  overall: target.overall,
  examDate: target.examDate,
  language: target.language,
  version: target.version,
}

export async function findTarget(db: Db, userId: string, variant: ExamVariant) {
  const [row] = await db.select(shown).from(target).where(isTarget(userId, variant))
  return row
}
export type TargetRecord = NonNullable<Awaited<ReturnType<typeof findTarget>>>

/** Stores the first target for an exam; nothing where there is one. */
export async function insertTarget(db: Db, row: NewTarget): Promise<TargetRecord | undefined> {
  const [stored] = await db.insert(target).values(row).onConflictDoNothing().returning(shown)
  return stored
}

/** Changes the target that still has `version`; nothing where it has another. */
export async function updateTarget(db: Db, row: NewTarget, version: number): Promise<TargetRecord | undefined> {
  const [stored] = await db
    .update(target)
    .set({ ...row, version: version + 1 })
    .where(and(isTarget(row.userId, row.variant), eq(target.version, version)))
    .returning(shown)
  return stored
}

/** The first day on or after `today` on which an exam is set, whichever exam it is. */
export async function findNextExamDate(db: Db, userId: string, today: string): Promise<string | null> {
  const [row] = await db
    .select({ examDate: min(target.examDate) })
    .from(target)
    .where(and(eq(target.userId, userId), gte(target.examDate, today)))
  return row?.examDate ?? null
}

const isTarget = (userId: string, variant: ExamVariant) => and(eq(target.userId, userId), eq(target.variant, variant))
