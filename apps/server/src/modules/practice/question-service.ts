import type { PracticeFilters } from '@rehearsal/contracts/practice'
import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { dayIn } from '@rehearsal/exam/learner-day'
import { tasks } from '@rehearsal/tasks/definitions'
import type { Accent } from '@rehearsal/voice'
import { z } from 'zod'
import { AppError } from '../../platform/http/app-error.ts'
import type { Learner } from '../../platform/http/learner.ts'
import type { Platform } from '../../platform/services.ts'
import { runningWeek } from '../predictions/week-service.ts'
import { isFilterLocked } from './policy.ts'
import { prepareForAnswer } from './prepare-service.ts'
import {
  countQuestions,
  findPlace,
  findQuestion,
  findQuestionIdAt,
  insertReveal,
  listProgress,
  listQuestions,
  type ListScope,
  type QuestionRecord,
} from './question-queries.ts'

export type { QuestionRecord }

export type QuestionView = {
  question: QuestionRecord
  variant: ExamVariant
  /** Those its recording is to be had in, its own first; none where there is no choice. */
  accents: readonly Accent[]
  place: { position: number | null; total: number; previousId: number | null; nextId: number | null }
}

type Page = { page: number; size: number }

/** One page of a kind's questions. A filter that needs a plan gives an empty, locked list. */
export async function listPractices(
  { db, clock }: Platform,
  learner: Learner,
  taskId: TaskId,
  filters: PracticeFilters,
  { page, size }: Page,
) {
  if (isFilterLocked(learner, filters)) return { rows: [], total: 0, done: 0, isLocked: true }
  const scope = scopeOf(learner, taskId, filters, clock.now())
  const [rows, counts] = await Promise.all([
    listQuestions(db, scope, filters, { offset: page * size, limit: size }),
    countQuestions(db, scope, filters),
  ])
  return { rows, total: counts.total, done: counts.done, isLocked: false }
}

/** The question at a place of the filtered list, counted from 0; undefined past its end. */
export async function findPracticeAt(
  platform: Platform,
  learner: Learner,
  taskId: TaskId,
  filters: PracticeFilters,
  offset: number,
) {
  if (isFilterLocked(learner, filters)) return undefined
  const scope = scopeOf(learner, taskId, filters, platform.clock.now())
  const id = await findQuestionIdAt(platform.db, scope, filters, offset)
  return id === undefined ? undefined : getPractice(platform, learner, id, filters)
}

/** A question by its id with its place in the filtered list. */
export async function getPractice(
  platform: Platform,
  learner: Learner,
  questionId: number,
  filters: PracticeFilters,
): Promise<QuestionView> {
  const { db, clock } = platform
  const question = await getQuestion(db, learner, questionId)
  prepareForAnswer(platform, question)
  const scope = scopeOf(learner, question.taskId, filters, clock.now())
  const place = isFilterLocked(learner, filters) ? undefined : await findPlace(db, scope, filters, questionId)
  return {
    question,
    variant: scope.variant,
    accents: await accentsOf(platform, question),
    place: {
      position: place?.isMatch ? place.position : null,
      total: place?.total ?? 0,
      previousId: place?.previousId ?? null,
      nextId: place?.nextId ?? null,
    },
  }
}

/** Only kinds that say so let a learner choose. */
async function accentsOf({ contentMedia }: Platform, { taskId, prompt }: QuestionRecord): Promise<Accent[]> {
  if (!tasks[taskId].recordings.some(({ hasAccents }) => hasAccents === true)) return []
  return contentMedia.listAccents(heardSchema.parse(prompt).audio)
}

const heardSchema = z.object({ audio: z.string() })

/** Records that this learner asked for the answer, and returns the question with it. */
export async function revealPractice(
  platform: Platform,
  learner: Learner,
  questionId: number,
  filters: PracticeFilters,
) {
  const question = await getQuestion(platform.db, learner, questionId)
  await insertReveal(platform.db, { userId: learner.id, questionId: question.id, createdAt: platform.clock.now() })
  return getPractice(platform, learner, questionId, filters)
}

export function listPracticeProgress({ db }: Platform, learner: Learner, variant?: ExamVariant) {
  return listProgress(db, learner.id, learner.formats[variant ?? learner.examVariant])
}

/** A question as this learner may work on it. @throws AppError `not_found`; `in_running_test` while a mock test asks it. */
export async function getQuestion(db: Platform['db'], learner: Learner, questionId: number): Promise<QuestionRecord> {
  const question = await findQuestion(db, learner.id, questionId)
  if (!question) throw new AppError('not_found')
  if (question.isInTest) throw new AppError('in_running_test')
  return question
}

/** The same, for the calls of one kind: a question of another kind does not exist there. */
export async function getQuestionOf(
  db: Platform['db'],
  learner: Learner,
  taskId: TaskId,
  questionId: number,
): Promise<QuestionRecord> {
  const question = await getQuestion(db, learner, questionId)
  if (question.taskId !== taskId) throw new AppError('not_found')
  return question
}

function scopeOf(learner: Learner, taskId: TaskId, filters: PracticeFilters, now: Date): ListScope {
  const variant = filters.pteType ?? learner.examVariant
  return {
    userId: learner.id,
    taskId,
    variant,
    format: learner.formats[variant],
    today: dayIn(learner.timeZone, now),
    week: runningWeek(now),
  }
}

/** A question as this learner sees it, or nothing when it is not in the bank. */
export function findQuestionFor(
  db: Platform['db'],
  learner: { id: string },
  questionId: number,
): Promise<QuestionRecord | undefined> {
  return findQuestion(db, learner.id, questionId)
}
