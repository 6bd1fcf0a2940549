import type { FormatId } from '@rehearsal/exam/formats/format-ids'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { and, eq, inArray, not, sql } from 'drizzle-orm'
import { isOfFormat } from '../../platform/database/of-format.ts'
import { isInRunningTest } from '../../platform/database/in-running-test.ts'
import { question } from '../../platform/database/schema/questions.ts'
import type { Database } from '../../platform/database/transaction.ts'
import { practisedBy } from './question-filter.ts'

/** Every question of these kinds as it stands now: what it asks and what is right. */
export async function listQuestionsOfKinds(db: Database, taskIds: TaskId[]) {
  return db
    .select({
      id: question.id,
      taskId: question.taskId,
      revision: question.revision,
      prompt: question.prompt,
      answerKey: question.answerKey,
    })
    .from(question)
    .where(and(inArray(question.taskId, taskIds), eq(question.isRetired, false)))
    .orderBy(question.id)
}

/** What a list of drills says of these questions, for this learner and exam, without those that a running mock test asks; in no order. */
export async function listDrillQuestions(db: Database, userId: string, format: FormatId, ids: number[]) {
  return db
    .select({
      id: question.id,
      taskId: question.taskId,
      title: question.title,
      isAnswered: sql<boolean>`${inArray(question.id, practisedBy(userId))}`,
    })
    .from(question)
    .where(
      and(
        inArray(question.id, ids),
        isOfFormat(format),
        eq(question.isRetired, false),
        not(isInRunningTest(userId, question.id)),
      ),
    )
}

/** Tells whether any question of these kinds has come, gone or changed. */
export async function stateOfKinds(db: Database, taskIds: TaskId[]): Promise<string> {
  const [row] = await db
    .select({ state: sql<string>`count(*) || ' ' || coalesce(max(${question.updatedAt})::text, '')` })
    .from(question)
    .where(and(inArray(question.taskId, taskIds), eq(question.isRetired, false)))
  return row?.state ?? ''
}
