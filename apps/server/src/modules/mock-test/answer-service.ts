import { type Refusal, type Run, TEXT_BODY_MS } from '@rehearsal/exam/mock-test/run/run'
import { stepRun } from '@rehearsal/exam/mock-test/run/run-machine'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { tasks } from '@rehearsal/tasks/definitions'
import { takeOf } from '@rehearsal/tasks/spoken-answer'
import { z } from 'zod'
import { isForeignKeyViolation } from '../../platform/database/database-errors.ts'
import { type Transaction, transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { issueAt, issuesOf } from '../../platform/http/issues.ts'
import { plainWords } from '../../platform/http/plain-words.ts'
import type { Learner } from '../../platform/http/learner.ts'
import type { Platform } from '../../platform/services.ts'
import { insertTake } from '../practice/exam-answer-service.ts'
import { storedAnswer } from '../practice/stored-answer-service.ts'
import { findItem, type FoundItem, updateAnswer } from './answer-queries.ts'
import { holdTest, isSilent, keepRun, type Standing, type TestView, viewOf } from './step-service.ts'
import type { TakeChecks } from './take-check-service.ts'

/** `arrivedAt`: when its request began to arrive. */
export type Answering = { page: string; answer: unknown; opensNext: boolean; arrivedAt: Date }

/** An answer that was read and fits its question. */
type Read = { taskId: TaskId; parts: unknown; take: { objectKey: string; bytes: Uint8Array } | null }

/**
 * Leaves an item with an answer or without one. An answer that comes twice changes nothing, one that comes too late is kept and not counted,
 * and a take is listened to afterwards: whatever is wrong with it, the item is answered.
 *
 * @throws AppError `not_found`; `test_ended`, `item_to_come`, `other_page`; `invalid_request` for an answer that is not of this kind or does
 *   not fit. Nothing is changed then.
 */
export async function answerItem(
  platform: Platform,
  checks: TakeChecks,
  learner: Learner,
  place: { id: number; position: number },
  { answer, ...answering }: Answering,
): Promise<TestView> {
  const item = await findItem(platform.db, learner.id, place.id, place.position)
  if (!item) throw new AppError('not_found')
  const refused = refusalOf(item, place.position, answering.page, platform.clock.now().getTime())
  if (refused !== null && refused !== 'item_closed') throw new AppError(refused)
  const isRead = answer !== null && refused === null
  const read = isRead ? await putTake(platform, item.taskId, readParts(item, answer)) : null
  const { standing, recordingId } = await leave(platform, learner, place, { ...answering, read })
  if (read?.take && recordingId !== null) {
    checks.begin(standing.test, { position: place.position, taskId: read.taskId, recordingId }, read.take.bytes)
  }
  return viewOf(platform, standing)
}

/** The same may come once more: its reply was lost, and the test may have ended meanwhile, by that very answer where it was the last. */
const hasAnswer = ({ outcomes }: Run, position: number): boolean =>
  (outcomes[position] ?? 'unanswered') !== 'unanswered'

/**
 * Why an answer is not even read, nor its take stored; null where it may be taken. What is wrong with an answer tells of its question, which
 * nobody is asked yet. Whoever holds the test decides anew.
 */
function refusalOf({ status, run }: FoundItem, position: number, page: string, now: number): Refusal | null {
  if (status === 'ended' && hasAnswer(run, position)) return 'item_closed'
  if (status !== 'running' || isSilent(run, now)) return 'test_ended'
  if (run.page !== null && run.page !== page) return 'other_page'
  if (position > run.position || (position === run.position && run.openedAt === null)) return 'item_to_come'
  return hasAnswer(run, position) ? 'item_closed' : null
}

/** Reads a submission by the schemas of its kind. @throws AppError `invalid_request` with all that is wrong. */
function readParts({ taskId, prompt }: { taskId: TaskId; prompt: unknown }, answer: unknown): unknown {
  const task = tasks[taskId]
  const parsed = z.strictObject(task.submission.shape).safeParse(answer, { error: plainWords })
  const wrong = parsed.success
    ? (task.check(prompt, parsed.data) ?? []).map(({ path, code, message }) => issueAt(path.split('.'), code, message))
    : issuesOf(parsed.error)
  if (wrong.length === 0) return parsed.data
  const issues = wrong.map((issue) => ({ ...issue, path: issue.path === '' ? 'answer' : `answer.${issue.path}` }))
  throw new AppError('invalid_request', { issues })
}

async function putTake({ storage }: Platform, taskId: TaskId, parts: unknown): Promise<Read> {
  const base64 = takeOf(parts)
  if (base64 === null) return { taskId, parts, take: null }
  const bytes = Buffer.from(base64, 'base64')
  const objectKey = storage.newKey('recordings', 'mp3')
  await storage.put(objectKey, bytes)
  return { taskId, parts, take: { objectKey, bytes } }
}

type Leaving = Omit<Answering, 'answer'> & { read: Read | null }
type Left = { standing: Standing; recordingId: number | null }

/** Steps in one transaction; a take that was not kept goes again. */
async function leave(
  platform: Platform,
  learner: Learner,
  place: { id: number; position: number },
  leaving: Leaving,
): Promise<Left> {
  const take = leaving.read?.take ?? null
  const drop = async () => {
    // The daily sweep removes an object whose deletion fails here.
    if (take) await platform.storage.delete(take.objectKey).catch((cause: unknown) => logUndeleted(platform, cause))
  }
  try {
    const left = await transaction(platform.db, (tx) =>
      leaveIn(tx, learner, place, { ...leaving, now: platform.clock.now().getTime() }),
    )
    if (left.recordingId === null) await drop()
    return left
  } catch (error) {
    // The account was deleted meanwhile.
    const isAccountGone = isForeignKeyViolation(error)
    // Of any other error nobody knows whether it was kept: the connection may have broken behind it. The daily sweep removes what was not.
    if (isAccountGone || error instanceof AppError) await drop()
    if (isAccountGone) throw new AppError('not_found', { cause: error })
    throw error
  }
}

function logUndeleted({ log }: Platform, error: unknown) {
  log.warn({ err: error }, 'a take that was not kept was not deleted')
}

async function leaveIn(
  tx: Transaction,
  learner: Learner,
  { id, position }: { id: number; position: number },
  { page, opensNext, read, arrivedAt, now }: Leaving & { now: number },
): Promise<Left> {
  const before = await holdTest(tx, learner, id, now)
  const { items } = before
  // What its body takes on a slow line, and what a busy machine takes to get here, is not the learner's. A text is small: whoever sends its
  // head and writes on before the rest of it gains no more than this.
  const at = read?.take ? arrivedAt.getTime() : Math.max(arrivedAt.getTime(), now - TEXT_BODY_MS)
  const step = stepRun(items, before.run, { kind: 'leave', page, at, position, hasAnswer: read !== null })
  // The same once more is no error: it was kept already.
  const wasKept = step.refusal === 'test_ended' && hasAnswer(before.run, position)
  const isClosed = step.refusal === 'item_closed' || wasKept
  if (step.refusal !== null && step.refusal !== 'item_closed' && !wasKept) throw new AppError(step.refusal)
  const isKept = read !== null && !isClosed
  const recordingId = isKept ? await keepAnswer(tx, { ...before, run: step.run, now: at }, position, read) : null
  // The page was there for as long as the body came in; the clock of the next item starts now.
  const here = stepRun(items, step.run, { kind: 'beat', page, at: now }).run
  const run = opensNext ? openNext(before, here, position, page) : here
  return { standing: await keepRun(tx, before, run), recordingId }
}

/** The next item is opened where it stands in the same part; a part is opened by the page that shows it. */
function openNext({ items, now }: Standing, run: Run, position: number, page: string): Run {
  const next = items[run.position]
  if (run.openedAt !== null || next === undefined || next.part !== items[position]?.part) return run
  return stepRun(items, run, { kind: 'open', page, at: now }).run
}

async function keepAnswer(tx: Transaction, before: Standing, position: number, read: Read): Promise<number | null> {
  const { taskId, parts, take } = read
  const { test, now } = before
  const answeredAt = new Date(now)
  const row = take && { objectKey: take.objectKey, bytes: take.bytes.byteLength, userId: test.userId }
  const recordingId = row && (await insertTake(tx, { ...row, seconds: 0, createdAt: answeredAt }))
  const answer = storedAnswer(tasks[taskId], parts, recordingId)
  const durationSeconds = recordingId === null ? secondsOn(before, position) : null
  await updateAnswer(tx, { testId: test.id, position, answer, answeredAt, durationSeconds })
  return recordingId
}

/** How long an item was shown, by our clock alone, without what was forgiven; never longer than its clock. */
function secondsOn({ items, run, now }: Standing, position: number): number {
  const item = items[position]
  if (!item?.openedAt) return 0
  const forgiven = run.interruptions.reduce(
    (sum, each) => (each.position === position ? sum + each.forgivenMs : sum),
    0,
  )
  const shown = now - item.openedAt.getTime() - forgiven
  return Math.min(Math.max(shown, 0), item.clockMs) / 1000
}
