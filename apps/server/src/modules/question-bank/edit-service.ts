import { isDeepStrictEqual } from 'node:util'
import type { QuestionContent } from '@rehearsal/contracts/question-bank'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { z } from 'zod'
import { holdLock } from '../../platform/database/hold-lock.ts'
import { type Transaction, transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Learner } from '../../platform/http/learner.ts'
import type { Platform } from '../../platform/services.ts'
import { record } from '../moderation/audit-service.ts'
import { type BankAction, bankActions, faceOf } from './bank-deeds.ts'
import { BANK_LOCK } from './bank-lock.ts'
import {
  type BankQuestionRecord,
  findBankQuestion,
  findLastId,
  insertBankQuestion,
  reviseQuestion,
  updateState,
} from './bank-queries.ts'
import { type CheckedContent, readContent } from './content-service.ts'
import { insertMedia } from './queries.ts'

/** Ids of authored files end here, so that no file ever comes with the id of a question made in the console. */
const LAST_AUTHORED_ID = 99_999

type Seen = { revision: number; reason: string }

export async function getBankQuestion({ db }: Pick<Platform, 'db'>, id: number): Promise<BankQuestionRecord> {
  const found = await findBankQuestion(db, id)
  if (!found) throw new AppError('not_found')
  return found
}

/**
 * Saves what an administrator wrote as the question's next revision; what is as before makes none.
 *
 * @throws AppError `not_found`; `invalid_request` that names every wrong field; `stale_version` when the question has
 *   another revision than the administrator saw.
 */
export async function saveQuestion(
  platform: Platform,
  admin: Learner,
  id: number,
  { revision, reason, ...written }: QuestionContent & Seen,
): Promise<BankQuestionRecord> {
  const present = await getBankQuestion(platform, id)
  if (present.revision !== revision) throw new AppError('stale_version')
  const content = await readContent(platform.db, present.taskId, written, present)
  return revise(platform, admin, present, content, { action: 'edit', revision, reason })
}

type Revising = Seen & { action: Extract<BankAction, 'edit' | 'restore'>; details?: object }

/** Makes checked content the next revision of the question that was seen. */
export function revise(
  platform: Platform,
  admin: Learner,
  seen: BankQuestionRecord,
  content: CheckedContent,
  { action, revision, reason, details = {} }: Revising,
): Promise<BankQuestionRecord> {
  return transaction(platform.db, async (tx) => {
    const present = await getSeen(tx, seen.id, revision)
    if (isSame(present, content)) return present
    const now = platform.clock.now()
    const next = present.revision + 1
    const { media, ...row } = content
    await insertMedia(tx, media, now)
    await reviseQuestion(tx, { ...row, id: seen.id, revision: next, source: 'console', updatedAt: now })
    const said = { ...details, revision: next, before: faceOf(present), after: faceOf(content) }
    await record(tx, { actor: admin, action: bankActions[action], subjectId: seen.id, reason, details: said }, now)
    return getBankQuestion({ db: tx }, seen.id)
  })
}

/** The question as it stands while nobody else can change it. */
async function getSeen(tx: Transaction, id: number, revision: number): Promise<BankQuestionRecord> {
  await holdLock(tx, BANK_LOCK)
  const present = await getBankQuestion({ db: tx }, id)
  if (present.revision !== revision) throw new AppError('stale_version')
  return present
}

/** Whether nothing of a question would change; the order of fields says nothing. */
export function isSame(present: BankQuestionRecord, content: CheckedContent): boolean {
  const parts = ({ title, complexity, variants, prompt, answerKey }: typeof present | CheckedContent) => ({
    title,
    complexity,
    variants: variants.toSorted(),
    prompt,
    answerKey,
  })
  return isDeepStrictEqual(parts(present), parts(content))
}

/** Adds a question under an id never used before. Learners see it once it is published. */
export async function createQuestion(
  platform: Platform,
  admin: Learner,
  { taskId, ...written }: QuestionContent & { taskId: TaskId },
): Promise<BankQuestionRecord> {
  const { media, ...row } = await readContent(platform.db, taskId, written, null)
  return transaction(platform.db, async (tx) => {
    await holdLock(tx, BANK_LOCK)
    const now = platform.clock.now()
    const id = Math.max(LAST_AUTHORED_ID, await findLastId(tx)) + 1
    await insertMedia(tx, media, now)
    await insertBankQuestion(tx, { ...row, id, source: 'console', isRetired: true, createdAt: now, updatedAt: now })
    const details = { revision: 1, before: null, after: faceOf(row) }
    await record(tx, { actor: admin, action: bankActions.create, subjectId: id, details }, now)
    return getBankQuestion({ db: tx }, id)
  })
}

/**
 * Publishes or retires a question, for all learners from then on. What no longer passes its kind's checks is not
 * published.
 *
 * @throws AppError `not_found`, `stale_version`, `invalid_request`.
 */
export async function setQuestionState(
  platform: Platform,
  admin: Learner,
  id: number,
  { revision, state, reason }: Seen & { state: 'published' | 'retired' },
): Promise<BankQuestionRecord> {
  const isRetired = state === 'retired'
  const seen = await getBankQuestion(platform, id)
  if (!isRetired) await readContent(platform.db, seen.taskId, contentOf(seen), seen)
  return transaction(platform.db, async (tx) => {
    const present = await getSeen(tx, id, revision)
    if (present.isRetired === isRetired) return present
    const now = platform.clock.now()
    await updateState(tx, id, isRetired, now)
    const action = isRetired ? bankActions.retire : bankActions.publish
    await record(tx, { actor: admin, action, subjectId: id, reason, details: { revision } }, now)
    return getBankQuestion({ db: tx }, id)
  })
}

/** A stored question as an administrator would write it. */
export function contentOf(row: Pick<BankQuestionRecord, 'title' | 'complexity' | 'variants' | 'prompt' | 'answerKey'>) {
  const { title, complexity, variants, prompt, answerKey } = row
  return { title, complexity, variants, prompt: z.json().parse(prompt), answerKey: z.json().parse(answerKey) }
}
