import { randomInt } from 'node:crypto'
import type { FormId } from '@rehearsal/exam/mock-test/forms'
import { type AssembledForm, assembleForm, type Lack } from '@rehearsal/exam/mock-test/assemble-form'
import type { FormatId } from '@rehearsal/exam/formats/format-ids'
import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { type ExtraTimePercent, ownClockMs, sharedClockMs } from '@rehearsal/exam/mock-test/item-clock'
import { type AfterLoss, newRun } from '@rehearsal/exam/mock-test/run/run'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { catalogue } from '@rehearsal/tasks/catalogue'
import { tasks } from '@rehearsal/tasks/definitions'
import { isSpokenKind } from '@rehearsal/tasks/spoken-answer'
import { isForeignKeyViolation, isUniqueViolation } from '../../platform/database/database-errors.ts'
import { type Database, type Transaction, transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { issueAt } from '../../platform/http/issues.ts'
import type { Learner } from '../../platform/http/learner.ts'
import type { Platform } from '../../platform/services.ts'
import { endIfSilent } from './end-service.ts'
import { mayStart } from './policy.ts'
import { findRunning, insertItems, insertTest, type NewItem, type NewTest } from './queries.ts'
import { countFreeUsed, listCandidates, lockLearner } from './start-queries.ts'

/** As many as the column holds. */
const SEEDS = 2 ** 31

export type Wish = {
  form: FormId
  pteType: ExamVariant
  extraTimePercent: ExtraTimePercent
  acceptsShorter: boolean
}

type Counting = Pick<Platform, 'config'> & { db: Database | Transaction }

/** How many free tests are left; null where the plan has no limit. */
export async function countFreeLeft({ db, config }: Counting, learner: Learner): Promise<number | null> {
  if (learner.status === 'PREMIUM') return null
  return Math.max(0, config.freeMockTests - (await countFreeUsed(db, learner.id)))
}

/** No test runs, and the plan gives one more. A free test that runs counts as used, and what stands in the way then is that it runs. */
async function requireFree(counting: Counting, learner: Learner, form: FormId): Promise<void> {
  if (await findRunning(counting.db, learner.id)) throw new AppError('mock_test_running')
  const freeLeft = await countFreeLeft(counting, learner)
  if (!mayStart(learner.status, form, freeLeft)) throw new AppError('premium_required')
}

/**
 * Puts a test together and stores it; its clocks stand until it is opened.
 *
 * @throws AppError `premium_required` where the plan gives no such test, `mock_test_running` where one runs, `form_lacks_questions` where the
 *   bank has too few and a shorter one was not agreed to, or none at all (`no_questions`: no shorter one helps). Nothing is stored then.
 */
export async function startTest(platform: Platform, learner: Learner, wish: Wish): Promise<number> {
  const { db } = platform
  await endIfSilent(platform, learner.id)
  await requireFree(platform, learner, wish.form)
  const made = await makeTest(platform, learner, wish)
  try {
    return await transaction(db, async (tx) => {
      await lockLearner(tx, learner.id)
      await requireFree({ config: platform.config, db: tx }, learner, wish.form)
      const id = await insertTest(tx, made.row)
      await insertItems(tx, id, made.items)
      return id
    })
  } catch (error) {
    if (isUniqueViolation(error, 'mock_test_running_key')) throw new AppError('mock_test_running', { cause: error })
    // The account was deleted meanwhile.
    if (isForeignKeyViolation(error)) throw new AppError('not_found', { cause: error })
    throw error
  }
}

/** The rows of a test, from what the bank has for this learner. */
async function makeTest(
  { db, clock }: Platform,
  learner: Learner,
  wish: Wish,
): Promise<{ row: NewTest; items: NewItem[] }> {
  const { pteType: variant, form, extraTimePercent } = wish
  const [seed, format, now] = [randomInt(SEEDS), learner.formats[variant], clock.now()]
  const candidates = await listCandidates(db, learner.id, format)
  const assembled = assembleForm({ format, form, seed, candidates })
  requireEnough(assembled, wish)
  const revisions = new Map(candidates.map(({ id, revision }) => [id, revision]))
  const items = itemsOf(assembled, format, extraTimePercent, revisions)
  const row = {
    userId: learner.id,
    variant,
    format,
    form,
    seed,
    extraTimePercent,
    itemCount: items.length,
    run: newRun(now.getTime()),
    lacks: assembled.lacks,
    isFree: learner.status !== 'PREMIUM',
    createdAt: now,
  }
  return { row, items }
}

function requireEnough({ items, lacks }: AssembledForm, { acceptsShorter }: Wish): void {
  if (items.length === 0) {
    const message = 'No question fits this test. Choose another test.'
    throw new AppError('form_lacks_questions', { issues: [issueAt(['form'], 'no_questions', message)] })
  }
  if (acceptsShorter || lacks.length === 0) return
  throw new AppError('form_lacks_questions', { issues: lacks.map(issueOfLack) })
}

function issueOfLack({ taskId, needed, found }: Lack) {
  const message = `${catalogue[taskId].name}: the test needs ${needed}, and there are ${found} that fit.`
  return issueAt(['form', taskId], 'too_few_questions', message)
}

/** The rows of a form: each with its clock, and with the revision of its question that was there when the test was made. */
function itemsOf(
  { items }: AssembledForm,
  format: FormatId,
  percent: ExtraTimePercent,
  revisions: ReadonlyMap<number, number>,
): NewItem[] {
  const sharing = Map.groupBy(
    items.filter(({ hasOwnClock }) => !hasOwnClock),
    ({ part }) => part,
  )
  const sharedMs = new Map(
    [...sharing].map(([part, sharers]) => {
      const kinds = sharers.map(({ taskId }) => taskId)
      return [part, sharedClockMs(format, part, kinds, percent)]
    }),
  )
  return items.map((item, position) => ({
    ...item,
    position,
    questionRevision: revisions.get(item.questionId) ?? 1,
    clockMs: item.hasOwnClock ? ownClockMs(format, item.taskId, percent) : (sharedMs.get(item.part) ?? 0),
    afterLoss: afterLossOf(item.taskId),
  }))
}

/** What a lost page takes along: a take, what was heard of a recording, or nothing. */
export function afterLossOf(taskId: TaskId): AfterLoss {
  if (isSpokenKind(tasks[taskId])) return 'asked-again'
  return tasks[taskId].recordings.some(({ at }) => at.startsWith('prompt.')) ? 'heard-again' : 'still-there'
}
