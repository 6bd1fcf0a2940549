import type { PracticeFilters } from '@rehearsal/contracts/practice'
import type { FormatId } from '@rehearsal/exam/formats/format-ids'
import { type TaskId, taskIdSchema } from '@rehearsal/exam/task-ids'
import { and, count, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { isInRunningTest } from '../../platform/database/in-running-test.ts'
import { isOfFormat } from '../../platform/database/of-format.ts'
import { qualified } from '../../platform/database/qualified.ts'
import { attempt, reveal } from '../../platform/database/schema/attempts.ts'
import { bookmark } from '../../platform/database/schema/bookmarks.ts'
import { note } from '../../platform/database/schema/notes.ts'
import { question, questionRevision } from '../../platform/database/schema/questions.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'
import {
  type Filtering,
  filterConditions,
  orderOf,
  practiceCountOf,
  practisedBy,
  predictionCount,
} from './question-filter.ts'

type Db = Database | Transaction

/** Whose list, of which kind, in which variant and format, what day it is for the learner, and in which week of predictions. */
export type ListScope = Filtering & { taskId: TaskId; format: FormatId }

/** What belongs to a kind at all, whatever the filters. */
const ofKind = ({ taskId }: ListScope) => and(eq(question.taskId, taskId), eq(question.isRetired, false))

/** What passes the filters of this learner in this exam. */
function matching(scope: ListScope, filters: PracticeFilters): SQL {
  return and(isOfFormat(scope.format), ...filterConditions(filters, scope)) ?? sql`true`
}

/** One page of the list in its order. Which questions it holds is found first, and only then what its rows say. */
export async function listQuestions(
  db: Db,
  scope: ListScope,
  filters: PracticeFilters,
  { offset, limit }: { offset: number; limit: number },
) {
  const order = orderOf(filters.sort, scope.userId)
  const page = db
    .select({ id: question.id })
    .from(question)
    .where(and(ofKind(scope), matching(scope, filters)))
    .orderBy(...order)
    .offset(offset)
    .limit(limit)
    .as('page')
  return db
    .select({
      id: question.id,
      title: question.title,
      complexity: question.complexity,
      practiceCount: practiceCountOf(scope.userId),
      predictionCount,
      mark: bookmark.mark,
    })
    .from(page)
    .innerJoin(question, eq(question.id, page.id))
    .leftJoin(bookmark, and(eq(bookmark.questionId, question.id), eq(bookmark.userId, scope.userId)))
    .orderBy(...order)
}
export type QuestionRowRecord = Awaited<ReturnType<typeof listQuestions>>[number]

/** How many questions pass the filters, and how many of them the learner has answered. */
export async function countQuestions(db: Db, scope: ListScope, filters: PracticeFilters) {
  const isDone = inArray(question.id, practisedBy(scope.userId))
  const [counts] = await db
    .select({ total: count(), done: sql<number>`count(*) filter (where ${isDone})`.mapWith(Number) })
    .from(question)
    .where(and(ofKind(scope), matching(scope, filters)))
  return counts ?? { total: 0, done: 0 }
}

/** A question's place in the filtered list with its neighbours; found also when it has left the filter. */
export async function findPlace(db: Db, scope: ListScope, filters: PracticeFilters, questionId: number) {
  const isMatch = matching(scope, filters)
  const order = sql.join(orderOf(filters.sort, scope.userId), sql`, `)
  const placed = db
    .select({
      id: question.id,
      isMatch: sql<boolean>`${isMatch}`.as('is_match'),
      position: sql<number>`row_number() over (order by ${order})`.mapWith(Number).as('position'),
      previousId: sql<number | null>`lag(${question.id}) over (order by ${order})`.as('previous_id'),
      nextId: sql<number | null>`lead(${question.id}) over (order by ${order})`.as('next_id'),
      total: sql<number>`count(*) filter (where ${isMatch}) over ()`.mapWith(Number).as('total'),
    })
    .from(question)
    .where(and(ofKind(scope), or(isMatch, eq(question.id, questionId))))
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
  hasAttempt: qualified(
    sql<boolean>`exists (select 1 from ${attempt} where ${attempt.questionId} = ${question.id} and ${attempt.userId} = ${userId} and ${attempt.status} <> 'deleted')`,
  ),
  isRevealed: qualified(
    sql<boolean>`exists (select 1 from ${reveal} where ${reveal.questionId} = ${question.id} and ${reveal.userId} = ${userId})`,
  ),
  /** Nothing that tells of its answer is shown meanwhile. */
  isInTest: isInRunningTest(userId, question.id),
})

const hasNoteOf = (userId: string) =>
  sql<boolean>`exists (select 1 from ${note} where ${note.questionId} = ${question.id} and ${note.userId} = ${userId})`

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
      predictionCount,
      hasNote: hasNoteOf(userId),
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
export async function listProgress(db: Db, userId: string, format: FormatId) {
  const isDone = inArray(question.id, practisedBy(userId))
  return db
    .select({
      taskId: question.taskId,
      total: count(),
      done: sql<number>`count(*) filter (where ${isDone})`.mapWith(Number),
    })
    .from(question)
    .where(and(eq(question.isRetired, false), isOfFormat(format)))
    .groupBy(question.taskId)
    .orderBy(question.taskId)
}
