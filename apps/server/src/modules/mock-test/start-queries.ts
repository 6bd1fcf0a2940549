import type { FormatId } from '@rehearsal/exam/formats/format-ids'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { and, asc, eq, inArray, isNotNull, max, not, or, sql } from 'drizzle-orm'
import { isInRunningTest } from '../../platform/database/in-running-test.ts'
import { isOfFormat } from '../../platform/database/of-format.ts'
import { attempt, reveal } from '../../platform/database/schema/attempts.ts'
import { mockTest, mockTestItem } from '../../platform/database/schema/mock-tests.ts'
import { question } from '../../platform/database/schema/questions.ts'
import { users } from '../../platform/database/schema/users.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'

type Db = Database | Transaction

/** How many free tests a learner has used: those that run, and those of which anything was opened. */
export function countFreeUsed(db: Db, userId: string): Promise<number> {
  const isUsed = or(eq(mockTest.status, 'running'), sql`${mockTest.run} ->> 'page' is not null`)
  return db.$count(mockTest, and(eq(mockTest.userId, userId), mockTest.isFree, isUsed))
}

/** Makes other starts of this learner wait for this one. */
export async function lockLearner(tx: Transaction, userId: string) {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
}

/**
 * Every question that could stand in a test of this format, of these kinds where some are named, and that no running one asks, and when this
 * learner met it last: answered, even where that answer was deleted, revealed, or opened in a test.
 */
export async function listCandidates(db: Db, userId: string, format: FormatId, taskIds?: readonly TaskId[]) {
  const answered = db
    .select({ questionId: attempt.questionId, at: max(attempt.createdAt).as('answered_at') })
    .from(attempt)
    .where(eq(attempt.userId, userId))
    .groupBy(attempt.questionId)
    .as('answered')
  const opened = db
    .select({ questionId: mockTestItem.questionId, at: max(mockTestItem.openedAt).as('opened_at') })
    .from(mockTest)
    .innerJoin(mockTestItem, eq(mockTestItem.mockTestId, mockTest.id))
    .where(and(eq(mockTest.userId, userId), isNotNull(mockTestItem.openedAt)))
    .groupBy(mockTestItem.questionId)
    .as('opened')
  const isOfKind = taskIds && inArray(question.taskId, [...taskIds])
  const seenAt = sql<number | null>`extract(epoch from greatest(${answered.at}, ${opened.at}, ${reveal.createdAt}))`
  return db
    .select({
      id: question.id,
      taskId: question.taskId,
      title: question.title,
      complexity: question.complexity,
      revision: question.revision,
      seenAt: seenAt.mapWith(toMilliseconds),
    })
    .from(question)
    .leftJoin(answered, eq(answered.questionId, question.id))
    .leftJoin(opened, eq(opened.questionId, question.id))
    .leftJoin(reveal, and(eq(reveal.questionId, question.id), eq(reveal.userId, userId)))
    .where(and(eq(question.isRetired, false), isOfFormat(format), isOfKind, not(isInRunningTest(userId, question.id))))
    .orderBy(asc(question.id))
}

const toMilliseconds = (seconds: string | number) => Math.round(Number(seconds) * 1000)
