import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import type { RankedQuestion, Sighting } from '@rehearsal/exam/predictions/rank-questions'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { and, asc, count, desc, eq, gte, inArray, isNull, lt, min, sql } from 'drizzle-orm'
import { predictionItem, predictionList } from '../../platform/database/schema/predictions.ts'
import { question } from '../../platform/database/schema/questions.ts'
import { sighting } from '../../platform/database/schema/sightings.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'

type Db = Database | Transaction

const isShown = isNull(sighting.hiddenAt)
const startOf = (monday: string) => new Date(`${monday}T00:00:00Z`)

/** The Mondays from `since` on that have a frozen list. */
export async function listFrozenWeeks(db: Db, variant: ExamVariant, since: string): Promise<string[]> {
  const rows = await db
    .select({ weekStart: predictionList.weekStart })
    .from(predictionList)
    .where(and(eq(predictionList.variant, variant), gte(predictionList.weekStart, since)))
  return rows.map(({ weekStart }) => weekStart)
}

/** When the first report that counts was made; null where there is none. */
export async function findFirstReport(db: Db, variant: ExamVariant): Promise<Date | null> {
  const [row] = await db
    .select({ at: min(sighting.createdAt) })
    .from(sighting)
    .where(and(eq(sighting.variant, variant), isShown))
  return row?.at ?? null
}

type Before = { monday: string; since?: string }

/** Every report that counts and was there when the week began, of exams before it; on request only of those from `since` on. */
export async function listSightingsBefore(
  db: Db,
  variant: ExamVariant,
  { monday, since }: Before,
): Promise<Sighting[]> {
  return db
    .select({
      id: sighting.id,
      questionId: sighting.questionId,
      learner: sighting.userId,
      seenOn: sighting.seenOn,
      country: sighting.country,
    })
    .from(sighting)
    .where(
      and(
        eq(sighting.variant, variant),
        isShown,
        lt(sighting.seenOn, monday),
        since === undefined ? undefined : gte(sighting.seenOn, since),
        lt(sighting.createdAt, startOf(monday)),
      ),
    )
    .orderBy(asc(sighting.id))
}

/** The questions of an exam, by kind. */
export async function listQuestionIds(db: Db, variant: ExamVariant): Promise<Map<TaskId, Set<number>>> {
  const rows = await db
    .select({ id: question.id, taskId: question.taskId })
    .from(question)
    .where(and(eq(question.isRetired, false), sql`${variant} = any(${question.variants})`))
  const byKind = new Map<TaskId, Set<number>>()
  for (const { id, taskId } of rows) byKind.set(taskId, (byKind.get(taskId) ?? new Set()).add(id))
  return byKind
}

export type NewList = { variant: ExamVariant; weekStart: string; ranking: string; frozenAt: Date }

/** The id of the new list; nothing when the week has one already. */
export async function insertList(tx: Transaction, row: NewList): Promise<number | undefined> {
  const [list] = await tx.insert(predictionList).values(row).onConflictDoNothing().returning({ id: predictionList.id })
  return list?.id
}

/** A question of a list with its rank within its kind, and how many questions the kind had. */
export type NewItem = RankedQuestion & { rank: number; questions: number }

export async function insertItems(tx: Transaction, listId: number, items: readonly NewItem[]): Promise<void> {
  if (items.length === 0) return
  const rows = items.map(({ reasons, questions, ...item }) => ({ ...item, listId, reasons: { ...reasons, questions } }))
  await tx.insert(predictionItem).values(rows)
}

/** The latest lists, the newest first. */
export function listLists(db: Db, variant: ExamVariant, limit: number) {
  return db
    .select({ id: predictionList.id, weekStart: predictionList.weekStart, frozenAt: predictionList.frozenAt })
    .from(predictionList)
    .where(eq(predictionList.variant, variant))
    .orderBy(desc(predictionList.weekStart))
    .limit(limit)
}
export type ListRecord = Awaited<ReturnType<typeof listLists>>[number]

export function listItems(db: Db, listIds: number[]) {
  return db
    .select({
      listId: predictionItem.listId,
      questionId: predictionItem.questionId,
      taskId: question.taskId,
      questions: sql`${predictionItem.reasons} -> 'questions'`.mapWith(Number),
    })
    .from(predictionItem)
    .innerJoin(question, eq(question.id, predictionItem.questionId))
    .where(inArray(predictionItem.listId, listIds))
}
export type ItemRecord = Awaited<ReturnType<typeof listItems>>[number]

/** How often each question was seen in exams of each week from `since` on; weeks are named by their Monday. */
export function countSeenByWeek(db: Db, variant: ExamVariant, since: string) {
  const week = sql<string>`to_char(date_trunc('week', ${sighting.seenOn}::timestamp), 'YYYY-MM-DD')`
  return db
    .select({
      weekStart: week,
      questionId: sighting.questionId,
      taskId: question.taskId,
      addedAt: question.createdAt,
      reports: count(),
    })
    .from(sighting)
    .innerJoin(question, eq(question.id, sighting.questionId))
    .where(and(eq(sighting.variant, variant), isShown, gte(sighting.seenOn, since)))
    .groupBy(week, sighting.questionId, question.taskId, question.createdAt)
}
export type SeenRecord = Awaited<ReturnType<typeof countSeenByWeek>>[number]
