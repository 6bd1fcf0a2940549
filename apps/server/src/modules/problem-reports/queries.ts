import type { PostedSubject } from '@rehearsal/contracts/problem-reports'
import { and, eq, isNull, lte, type SQL } from 'drizzle-orm'
import { attempt } from '../../platform/database/schema/attempts.ts'
import { comment, commentReply } from '../../platform/database/schema/comments.ts'
import { problemReport } from '../../platform/database/schema/moderation.ts'
import { question } from '../../platform/database/schema/questions.ts'
import type { Transaction } from '../../platform/database/transaction.ts'

/** Something that is reported, by its own id. */
export type Reported = { subject: 'question' | PostedSubject; subjectId: number }

/** What a learner may see of it, to report it: whose it is, and on which question. */
export type Seen = { questionId: number; authorId: string | null }

/** The thing itself, as long as it stands where others see it. */
export async function findVisible(tx: Transaction, { subject, subjectId }: Reported): Promise<Seen | undefined> {
  const [row] = await visible[subject](tx, subjectId)
  return row
}

const visible: Record<Reported['subject'], (tx: Transaction, id: number) => Promise<Seen[]>> = {
  question: async (tx, id) => {
    const isAsked = and(eq(question.id, id), eq(question.isRetired, false))
    const rows = await tx.select({ questionId: question.id }).from(question).where(isAsked)
    return rows.map(({ questionId }) => ({ questionId, authorId: null }))
  },
  comment: (tx, id) =>
    tx
      .select({ questionId: comment.questionId, authorId: comment.userId })
      .from(comment)
      .where(and(eq(comment.id, id), isNull(comment.hiddenAt))),
  reply: (tx, id) =>
    tx
      .select({ questionId: comment.questionId, authorId: commentReply.userId })
      .from(commentReply)
      .innerJoin(comment, eq(comment.id, commentReply.commentId))
      .where(and(eq(commentReply.id, id), isNull(commentReply.hiddenAt), isNull(comment.hiddenAt))),
  answer: (tx, id) =>
    tx
      .select({ questionId: attempt.questionId, authorId: attempt.userId })
      .from(attempt)
      .where(and(eq(attempt.id, id), attempt.isShared, eq(attempt.status, 'scored'), isNull(attempt.hiddenAt))),
}

/** The reports on one thing. */
function isOn({ subject, subjectId }: Reported): SQL | undefined {
  const { [subject]: column } = subjectColumns
  return and(eq(problemReport.subject, subject), eq(column, subjectId))
}

const subjectColumns = {
  question: problemReport.questionId,
  comment: problemReport.commentId,
  reply: problemReport.replyId,
  answer: problemReport.attemptId,
} as const

/** Whether this learner waits for a moderator to look at it. */
export async function hasOpenReport(tx: Transaction, reporterId: string, reported: Reported): Promise<boolean> {
  const open = and(isOn(reported), eq(problemReport.reporterId, reporterId), isNull(problemReport.settledAt))
  return (await tx.$count(problemReport, open)) > 0
}

export type NewReport = Reported & { questionId: number; reporterId: string; description: string; createdAt: Date }

export async function insertReport(tx: Transaction, { subjectId, ...row }: NewReport): Promise<number> {
  const idOf = (subject: Reported['subject']) => (row.subject === subject ? subjectId : null)
  const [inserted] = await tx
    .insert(problemReport)
    .values({ ...row, commentId: idOf('comment'), replyId: idOf('reply'), attemptId: idOf('answer') })
    .returning({ id: problemReport.id })
  if (!inserted) throw new Error('The report was not stored.')
  return inserted.id
}

export type Settling = Reported & { outcome: 'upheld' | 'dismissed'; upToReportId: number | null; now: Date }

/** Settles what is open, up to a report where one is named, and returns what was settled by this call alone. */
export function settleOpen(tx: Transaction, { outcome, upToReportId, now, ...reported }: Settling) {
  const limit = upToReportId === null ? undefined : lte(problemReport.id, upToReportId)
  return tx
    .update(problemReport)
    .set({ settledAt: now, outcome })
    .where(and(isOn(reported), isNull(problemReport.settledAt), limit))
    .returning({
      id: problemReport.id,
      reporterId: problemReport.reporterId,
      description: problemReport.description,
      questionId: problemReport.questionId,
    })
}
