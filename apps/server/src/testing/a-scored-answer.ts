import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { currentFormat } from '@rehearsal/exam/formats/formats'
import { DAY_MILLISECONDS } from '@rehearsal/exam/limits'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { attempt } from '../platform/database/schema/attempts.ts'
import type { TestLearner } from './a-learner.ts'
import { aQuestion } from './a-question.ts'
import type { TestApp } from './an-app.ts'

type Given = {
  taskId: TaskId
  /** Part of ten marks. */
  share: number
  /** Of the share. */
  standardError?: number
  daysAgo?: number
  variant?: ExamVariant
  /** Otherwise a question of its own. */
  questionId?: number
  status?: 'queued' | 'scored' | 'failed' | 'deleted'
  afterReveal?: boolean
}

/** Stores a learner's answer as it lies in the database once it is scored. Returns its question. */
export async function aScoredAnswer(app: TestApp, { id: userId }: TestLearner, given: Given): Promise<number> {
  const {
    taskId,
    share,
    standardError,
    daysAgo = 0,
    variant = 'ACADEMIC',
    status = 'scored',
    afterReveal = false,
  } = given
  const questionId = given.questionId ?? (await aQuestion(app, taskId))
  const error = standardError === undefined ? {} : { standardError: standardError * 10 }
  await app.platform.db.insert(attempt).values({
    userId,
    questionId,
    questionRevision: 1,
    taskId,
    variant,
    format: currentFormat[variant],
    status,
    answer: {},
    score: { total: { earned: share * 10, max: 10, ...error } },
    afterReveal,
    createdAt: new Date(app.clock.now().getTime() - daysAgo * DAY_MILLISECONDS),
  })
  return questionId
}
