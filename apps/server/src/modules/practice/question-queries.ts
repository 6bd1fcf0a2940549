import type { PracticeFilters } from '@rehearsal/contracts/practice'
import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { type TaskId, taskIdSchema } from '@rehearsal/exam/task-ids'
import { and, asc, count, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import { attempt, reveal } from '../../platform/database/schema/attempts.ts'
import { bookmark } from '../../platform/database/schema/bookmarks.ts'
import { question, questionRevision } from '../../platform/database/schema/questions.ts'
import { sighting } from '../../platform/database/schema/sightings.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'
import { filterConditions, orderOf } from './question-filter.ts'

type Db = Database | Transaction

/** Whose list, of which kind, in which variant, and what day it is for the learner. */
export type ListScope = { userId: string; taskId: TaskId; variant: ExamVariant; today: string }

/** How often this learner has answered each question. */
function practiceCounts(db: Db, userId: string) {
  return db
    .select({ questionId: attempt.questionId, times: count().as('practice_times') })
    .from(attempt)
    .where(and(eq(attempt.userId, userId), ne(attempt.status, 'deleted')))
    .groupBy(attempt.questionId)
    .as('practised')
}

/** How often each question was seen in a real exam. */
function sightingCounts(db: Db) {
  return db
    .select({
      questionId: sighting.questionId,
      times: count().as('sighting_times'),
      lastSeenOn: sql<string>`max(${sighting.seenOn})`.as('last_seen_on'),
    })
    .from(sighting)
    .groupBy(sighting.questionId)
    .as('seen')
}

/** The filtered list as one query; callers page it, count it or number its rows. */
function filtered(db: Db, scope: ListScope, filters: PracticeFilters, keep?: SQL) {
  const practised = practiceCounts(db, scope.userId)
  const seen = sightingCounts(db)
  const practiceCount = sql<number>`coalesce(${practised.times}, 0)::int`.as('practice_count')
  const predictionCount = sql<number>`coalesce(${seen.times}, 0)::int`.as('prediction_count')
  const columns = { practised: practised.times, seen: seen.times, lastSeenOn: seen.lastSeenOn, mark: bookmark.mark }
  const isOfVariant = sql`${scope.variant} = any(${question.variants})`
  const matches = and(isOfVariant, ...filterConditions(filters, scope.today, columns)) ?? isOfVariant
  return db
    .select({
      id: question.id,
      title: question.title,
      complexity: question.complexity,
      practiceCount,
      predictionCount,
      mark: bookmark.mark,
      isMatch: sql<boolean>`${matches}`.as('is_match'),
      place: sql<number>`row_number() over (order by ${sql.join(orderOf(filters.sort, columns), sql`, `)})`.as('place'),
    })
    .from(question)
    .leftJoin(practised, eq(practised.questionId, question.id))
    .leftJoin(seen, eq(seen.questionId, question.id))
    .leftJoin(bookmark, and(eq(bookmark.questionId, question.id), eq(bookmark.userId, scope.userId)))
    .where(
      and(
        eq(question.taskId, scope.taskId),
        eq(question.isRetired, false),
        keep ? sql`(${matches} or ${keep})` : matches,
      ),
    )
    .as('filtered')
}

/** One page of the list in its order. */
export async function listQuestions(
  db: Db,
  scope: ListScope,
  filters: PracticeFilters,
  page: { offset: number; limit: number },
) {
  const rows = filtered(db, scope, filters)
  return db.select().from(rows).orderBy(asc(rows.place)).offset(page.offset).limit(page.limit)
}
export type QuestionRowRecord = Awaited<ReturnType<typeof listQuestions>>[number]

/** How many questions pass the filters, and how many of them the learner has answered. */
export async function countQuestions(db: Db, scope: ListScope, filters: PracticeFilters) {
  const rows = filtered(db, scope, filters)
  const [counts] = await db
    .select({ total: count(), done: sql<number>`count(*) filter (where ${rows.practiceCount} > 0)`.mapWith(Number) })
    .from(rows)
  return counts ?? { total: 0, done: 0 }
}

/** A question's place in the filtered list with its neighbours; found also when it has left the filter. */
export async function findPlace(db: Db, scope: ListScope, filters: PracticeFilters, questionId: number) {
  const rows = filtered(db, scope, filters, eq(question.id, questionId))
  const placed = db
    .select({
      id: rows.id,
      isMatch: rows.isMatch,
      position: sql<number>`row_number() over (order by ${rows.place})`.mapWith(Number).as('position'),
      previousId: sql<number | null>`lag(${rows.id}) over (order by ${rows.place})`.as('previous_id'),
      nextId: sql<number | null>`lead(${rows.id}) over (order by ${rows.place})`.as('next_id'),
      total: sql<number>`count(*) filter (where ${rows.isMatch}) over ()`.mapWith(Number).as('total'),
    })
    .from(rows)
    .as('placed')
  const [place] = await db.select().from(placed).where(eq(placed.id, questionId))
  return place
}

/** The id of the question at this place of the filtered list, counted from 0. */
export async function findQuestionIdAt(db: Db, scope: ListScope, filters: PracticeFilters, offset: number) {
  const [row] = await listQuestions(db, scope, filters, { offset, limit: 1 })
  return row?.id
}

/** What lets a learner see a question's answer: an answer of their own, or having asked for it. */
const seenBy = (userId: string) => ({
  hasAttempt: sql<boolean>`exists (select 1 from ${attempt} where ${attempt.questionId} = ${question.id} and ${attempt.userId} = ${userId} and ${attempt.status} <> 'deleted')`,
  isRevealed: sql<boolean>`exists (select 1 from ${reveal} where ${reveal.questionId} = ${question.id} and ${reveal.userId} = ${userId})`,
})

/** A question that is not retired, with this learner's bookmark and what lets the answer be shown. */
export async function findQuestion(db: Db, userId: string, questionId: number) {
  const [row] = await db
    .select({
      id: question.id,
      taskId: question.taskId,
      title: question.title,
      complexity: question.complexity,
      revision: question.revision,
      variants: question.variants,
      prompt: question.prompt,
      answerKey: question.answerKey,
      bookmark: { id: bookmark.id, mark: bookmark.mark, version: bookmark.version },
      predictionCount: sql<number>`(select count(*)::int from ${sighting} where ${sighting.questionId} = ${question.id})`,
      ...seenBy(userId),
    })
    .from(question)
    .leftJoin(bookmark, and(eq(bookmark.questionId, question.id), eq(bookmark.userId, userId)))
    .where(and(eq(question.id, questionId), eq(question.isRetired, false)))
  return row && { ...row, taskId: taskIdSchema.parse(row.taskId) }
}
export type QuestionRecord = NonNullable<Awaited<ReturnType<typeof findQuestion>>>

/** The kind of a question, retired or not, and what lets this learner see its answer. */
export async function findKind(db: Db, userId: string, questionId: number) {
  const [row] = await db
    .select({ taskId: question.taskId, ...seenBy(userId) })
    .from(question)
    .where(eq(question.id, questionId))
  return row
}

/** What a revision of a question asked and held right. */
export async function getRevision(db: Db, questionId: number, revision: number) {
  const [row] = await db
    .select({ prompt: questionRevision.prompt, answerKey: questionRevision.answerKey })
    .from(questionRevision)
    .where(and(eq(questionRevision.questionId, questionId), eq(questionRevision.revision, revision)))
  if (!row) throw new Error(`Question ${questionId} has no revision ${revision}.`)
  return row
}

export async function insertReveal(db: Db, row: { userId: string; questionId: number; createdAt: Date }) {
  await db.insert(reveal).values(row).onConflictDoNothing()
}

/** Questions per kind and how many of them this learner has answered. */
export async function listProgress(db: Db, userId: string, variant: ExamVariant) {
  const practised = practiceCounts(db, userId)
  return db
    .select({
      taskId: question.taskId,
      total: count(),
      done: sql<number>`count(${practised.times})`.mapWith(Number),
    })
    .from(question)
    .leftJoin(practised, eq(practised.questionId, question.id))
    .where(and(eq(question.isRetired, false), sql`${variant} = any(${question.variants})`))
    .groupBy(question.taskId)
    .orderBy(desc(question.taskId))
}
