import { engineOf } from '@rehearsal/exam/estimate/marking'
import { formats, rulesOf } from '@rehearsal/exam/formats/formats'
import type { FormatId } from '@rehearsal/exam/formats/format-ids'
import { itemMaximum } from '@rehearsal/exam/formats/item-maxima'
import type { FormId } from '@rehearsal/exam/mock-test/forms'
import { planForm, type PlannedKind } from '@rehearsal/exam/mock-test/plan-form'
import { type Interruption, newRun, type Outcome } from '@rehearsal/exam/mock-test/run/run'
import type { Score } from '@rehearsal/exam/score'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { inArray } from 'drizzle-orm'
import { attempt, mockTest, mockTestItem, question } from '../platform/database/schema.ts'
import type { TestApp } from './an-app.ts'

/** What became of an item; answered and scored with all marks unless told. */
export type EndedItem = {
  outcome?: Outcome
  /** The part of the marks that was earned. */
  share?: number
  status?: 'scored' | 'queued' | 'failed'
  /** Why its take cannot be scored: it has no attempt then. */
  fault?: string
}

type Options = {
  format?: FormatId
  form?: FormId
  itemAt?: (position: number) => EndedItem
  interruptions?: Interruption[]
  engineVersion?: string
}

/** The marks of an answer as they are stored. */
export function aStoredScore(format: FormatId, taskId: TaskId, share: number, engineVersion = '1'): Score {
  const max = itemMaximum(format, taskId)
  const isJudged = engineOf(format, taskId) !== null
  return {
    version: 1,
    format,
    engine: { id: isJudged ? 'stored' : 'key', version: isJudged ? engineVersion : '1' },
    total: { earned: share * max, max, ...(isJudged ? { standardError: 0.05 * max } : {}) },
    skills: {},
    traits: rulesOf(format, taskId).traits.map(({ trait, max: most }) => ({
      trait,
      points: { earned: share * most, max: most },
      standardError: 0.1 * most,
      reason: 'Stored by a test.',
    })),
    comparisons: [],
    findings: [],
    evidence: { kind: 'none' },
    estimates: {},
  }
}

/** A test that this learner has ended, as it lies in the database, on questions that are there; its id and its attempts by position. */
export async function anEndedMockTest(
  app: TestApp,
  learner: { id: string },
  { format = 'academic-2025', form = 'mini', itemAt = () => ({}), interruptions = [], engineVersion }: Options = {},
): Promise<{ id: number; attemptIds: (number | null)[] }> {
  const { db, clock } = app.platform
  const { variant } = formats[format]
  const now = clock.now()
  const items = await itemsOf(
    app,
    planForm(format, form, () => 0),
  )
  const ended = items.map((_, position) => ({
    outcome: 'answered' as const,
    status: 'scored' as const,
    share: 1,
    ...itemAt(position),
  }))
  const run = {
    ...newRun(now.getTime()),
    page: 'page',
    position: items.length,
    isEnded: true,
    interruptions,
    outcomes: ended.map(({ outcome }) => outcome),
  }
  const [test] = await db
    .insert(mockTest)
    .values({
      userId: learner.id,
      variant,
      format,
      form,
      seed: 1,
      extraTimePercent: 0,
      itemCount: items.length,
      status: 'ended',
      run,
      contactAt: now,
      lacks: [],
      isFree: false,
      createdAt: now,
      endedAt: now,
      endedBy: 'finished',
    })
    .returning({ id: mockTest.id })
  const id = test?.id ?? 0
  const attemptIds: (number | null)[] = []
  for (const [position, item] of items.entries()) {
    const { outcome, status, share, fault = null } = ended[position] ?? {}
    const hasAttempt = outcome !== 'unanswered' && fault === null
    const score = aStoredScore(format, item.taskId, share ?? 1, engineVersion)
    const marked = status === 'scored' ? { score, scoredAt: now } : {}
    const row = {
      userId: learner.id,
      questionId: item.questionId,
      questionRevision: 1,
      taskId: item.taskId,
      variant,
      format,
      answer: {},
      mode: 'exam' as const,
      createdAt: now,
    }
    const [made] = hasAttempt
      ? await db
          .insert(attempt)
          .values({ ...row, status: status ?? 'scored', ...marked })
          .returning({ id: attempt.id })
      : []
    attemptIds.push(made?.id ?? null)
    await db.insert(mockTestItem).values({
      ...item,
      mockTestId: id,
      position,
      questionRevision: 1,
      clockMs: 1000,
      afterLoss: 'still-there',
      wasSeen: false,
      openedAt: now,
      answeredAt: now,
      fault,
      attemptId: made?.id ?? null,
    })
  }
  return { id, attemptIds }
}

/** The items of a plan on the first questions of their kinds. */
async function itemsOf({ platform: { db } }: TestApp, plan: readonly PlannedKind[]) {
  const kinds = plan.map(({ taskId }) => taskId)
  const bank = await db
    .select({ id: question.id, taskId: question.taskId })
    .from(question)
    .where(inArray(question.taskId, kinds))
    .orderBy(question.id)
  return plan.flatMap(({ count, ...kind }) => {
    const own = bank.filter(({ taskId }) => taskId === kind.taskId).slice(0, count)
    if (own.length < count) throw new Error(`The bank of the test lacks ${kind.taskId}.`)
    return own.map(({ id }) => ({ ...kind, questionId: id }))
  })
}
