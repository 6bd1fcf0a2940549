import type { ReportQueue, ReportSubject } from '@rehearsal/contracts/moderation'
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, max, min, ne, type SQL, sql } from 'drizzle-orm'
import { attempt } from '../../platform/database/schema/attempts.ts'
import { comment, commentReply } from '../../platform/database/schema/comments.ts'
import { problemReport } from '../../platform/database/schema/moderation.ts'
import { users } from '../../platform/database/schema/users.ts'
import type { Database } from '../../platform/database/transaction.ts'

type Page = { page: number; size: number }

const subjectIdColumns = {
  question: problemReport.questionId,
  comment: problemReport.commentId,
  reply: problemReport.replyId,
  answer: problemReport.attemptId,
} as const

/** The queue of a report; an entry is the comment of a sighting. */
const queueOf = sql<ReportQueue>`case when ${problemReport.subject} = 'comment' and ${comment.sightingId} is not null then 'entry' else ${problemReport.subject} end`

/** Open, and about something that its author has not deleted: a deleted answer keeps its row. */
const isOpen = (): SQL | undefined =>
  and(isNull(problemReport.settledAt), sql`(${problemReport.attemptId} is null or ${attempt.status} <> 'deleted')`)

/** How many things have open reports, by queue. */
export async function countOpen(db: Database): Promise<Record<ReportQueue, number>> {
  const things = sql`count(distinct case ${problemReport.subject} when 'question' then ${problemReport.questionId} when 'comment' then ${problemReport.commentId} when 'reply' then ${problemReport.replyId} else ${problemReport.attemptId} end)`
  const rows = await db
    .select({ queue: queueOf, things: things.mapWith(Number) })
    .from(problemReport)
    .leftJoin(comment, eq(comment.id, problemReport.commentId))
    .leftJoin(attempt, eq(attempt.id, problemReport.attemptId))
    .where(isOpen())
    .groupBy(queueOf)
  const countOf = (queue: ReportQueue) => rows.find((row) => row.queue === queue)?.things ?? 0
  return {
    question: countOf('question'),
    comment: countOf('comment'),
    entry: countOf('entry'),
    reply: countOf('reply'),
    answer: countOf('answer'),
  }
}

/** The things of a queue that have open reports: the most reported first, then who has waited longest. */
export async function listReported(db: Database, queue: ReportQueue, { page, size }: Page) {
  const subject: ReportSubject = queue === 'entry' ? 'comment' : queue
  const { [subject]: subjectId } = subjectIdColumns
  const rows = await db
    .select({ id: subjectId, reportCount: count(), lastReportId: max(problemReport.id) })
    .from(problemReport)
    .leftJoin(comment, eq(comment.id, problemReport.commentId))
    .leftJoin(attempt, eq(attempt.id, problemReport.attemptId))
    .where(and(isOpen(), eq(queueOf, queue)))
    .groupBy(subjectId)
    .orderBy(desc(count()), asc(min(problemReport.id)))
    .limit(size)
    .offset(page * size)
  return rows.flatMap(({ id, ...row }) => (id === null ? [] : [{ ...row, id }]))
}

/** The open reports on these things, newest first. */
export async function listOpenReports(db: Database, subject: ReportSubject, ids: readonly number[]) {
  const { [subject]: subjectId } = subjectIdColumns
  return db
    .select({
      id: problemReport.id,
      subjectId: sql<number>`${subjectId}`,
      description: problemReport.description,
      reportedBy: users.nickname,
      createdAt: problemReport.createdAt,
    })
    .from(problemReport)
    .leftJoin(users, eq(users.id, problemReport.reporterId))
    .where(and(eq(problemReport.subject, subject), inArray(subjectId, [...ids]), isNull(problemReport.settledAt)))
    .orderBy(desc(problemReport.id))
}

/** What is hidden at present, the latest first, and how much there is. */
export async function listHidden(db: Database, queue: ReportQueue, page: Page) {
  if (queue === 'question') return { ids: [], total: 0 }
  if (queue === 'reply') return hiddenIn(db, commentReply, isNotNull(commentReply.hiddenAt), page)
  if (queue === 'answer') {
    return hiddenIn(db, attempt, and(isNotNull(attempt.hiddenAt), ne(attempt.status, 'deleted')), page)
  }
  const isOfQueue = queue === 'entry' ? isNotNull(comment.sightingId) : isNull(comment.sightingId)
  return hiddenIn(db, comment, and(isNotNull(comment.hiddenAt), isOfQueue), page)
}

async function hiddenIn(
  db: Database,
  table: typeof comment | typeof commentReply | typeof attempt,
  condition: SQL | undefined,
  { page, size }: Page,
) {
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(condition)
    .orderBy(desc(table.hiddenAt), desc(table.id))
    .limit(size)
    .offset(page * size)
  return { ids: rows.map(({ id }) => id), total: await db.$count(table, condition) }
}
