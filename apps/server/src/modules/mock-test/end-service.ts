import { RESUMABLE_MS } from '@rehearsal/exam/mock-test/run/run'
import { stepRun } from '@rehearsal/exam/mock-test/run/run-machine'
import { type Transaction, transaction } from '../../platform/database/transaction.ts'
import type { ScoredAttempt } from '../../platform/events/scored-attempts.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Platform } from '../../platform/services.ts'
import { insertExamAnswers } from '../practice/exam-answer-service.ts'
import { listUnchecked } from './answer-queries.ts'
import { linkAttempts, listScorable, markEnded, removeTest } from './end-queries.ts'
import { findRunning, findTest, listItems, listSilent, lockTest, type TestRecord, updateRun } from './queries.ts'
import { settleOrLog } from './settle-service.ts'
import { isSilent } from './step-service.ts'
import { takeChecksOf, type TakeChecks } from './take-check-service.ts'

/** A test in which nothing is left to answer is ended for a page that did not, after so long without a sign of life. */
const DONE_SILENT_MS = 120_000

type Who = { id: string }

/**
 * Ends a test: in one transaction its answers become attempts and it is closed. One that has ended already stays as it is.
 *
 * @returns how many of its answers wait to be scored
 * @throws AppError `not_found`
 */
export async function endTest(platform: Platform, checks: TakeChecks, learner: Who, id: number): Promise<number> {
  const test = await findTest(platform.db, learner.id, id)
  if (!test) throw new AppError('not_found')
  if (test.status !== 'running') return 0
  return finish(platform, checks, test, 'learner')
}

/** `mock-test.end-silent`: ends tests that nobody took further for too long. */
export async function endSilentTests(platform: Platform): Promise<void> {
  const { db, clock, log } = platform
  const now = clock.now().getTime()
  const checks = takeChecksOf(platform)
  const limits = { before: new Date(now - RESUMABLE_MS), doneBefore: new Date(now - DONE_SILENT_MS) }
  for (const { id, userId } of await listSilent(db, limits)) {
    const endOne = async () => {
      const test = await findTest(db, userId, id)
      if (test?.status === 'running') await finish(platform, checks, test, 'expired')
    }
    // Those of others do not wait for one that cannot be read or ended now.
    await endOne().catch((error: unknown) => log.error({ err: error, testId: id }, 'a silent mock test was not ended'))
  }
}

/**
 * Ends the running test of a learner where nobody took it further for too long, before the hourly job comes by. A failure is logged and
 * keeps nobody from what was asked for: the test stands there as one that runs.
 */
export async function endIfSilent(platform: Platform, userId: string): Promise<void> {
  await endSilentOf(platform, userId).catch((error: unknown) =>
    platform.log.error({ err: error }, 'a silent mock test was not ended'),
  )
}

async function endSilentOf(platform: Platform, userId: string): Promise<void> {
  const test = await findRunning(platform.db, userId)
  const now = platform.clock.now().getTime()
  if (!test) return
  const isDone = hasLeftAll(test) && now - test.run.contactAt > DONE_SILENT_MS
  if (isDone || isSilent(test.run, now)) await finish(platform, takeChecksOf(platform), test, 'expired')
}

/** No page ever opened it: it says nothing of its learner, and is no test that was taken. */
const isUntouched = ({ run, itemCount }: TestRecord) => run.page === null && run.position < itemCount

const hasLeftAll = ({ run, itemCount }: TestRecord) => run.position >= itemCount

async function finish(
  platform: Platform,
  checks: TakeChecks,
  test: TestRecord,
  endedBy: 'learner' | 'expired',
): Promise<number> {
  const tried = await listUnchecked(platform.db, test.id)
  await checks.finish(test)
  const made = await transaction(platform.db, (tx) =>
    finishIn({ tx, log: platform.log }, test, { endedBy, tried, now: platform.clock.now() }),
  )
  // A take came in between. The next time those that were tried now do not hold it up, so it comes to an end.
  if (made === null) return finish(platform, checks, test, endedBy)
  const { attemptIds, scored } = made
  const waiting = attemptIds.length - scored.length
  // No score will come that settles it.
  if (waiting === 0) await settleOrLog(platform, test)
  for (const one of scored) platform.scoredAttempts.tellAttemptScored(one)
  return waiting
}

const NOTHING: { attemptIds: number[]; scored: ScoredAttempt[] } = { attemptIds: [], scored: [] }

/** Null, with nothing changed, where a take is left that was not listened to and is none of those tried. */
async function finishIn(
  { tx, log }: { tx: Transaction; log: Platform['log'] },
  { userId, id }: TestRecord,
  { endedBy, tried, now }: { endedBy: 'learner' | 'expired'; tried: readonly { position: number }[]; now: Date },
) {
  const test = await lockTest(tx, userId, id)
  if (test?.status !== 'running') return NOTHING
  if (endedBy === 'expired' && isUntouched(test)) {
    await removeTest(tx, id)
    return NOTHING
  }
  const isTried = (position: number) => tried.some((each) => each.position === position)
  if ((await listUnchecked(tx, id)).some(({ position }) => !isTried(position))) return null
  const { run } = stepRun(await listItems(tx, id), test.run, { kind: 'end', at: now.getTime() })
  const made = await insertExamAnswers({ tx, log }, test, await listScorable(tx, userId, id), now)
  await linkAttempts(tx, id, made.attemptIds)
  await updateRun(tx, id, run)
  await markEnded(tx, id, { endedAt: now, endedBy: hasLeftAll(test) ? 'finished' : endedBy })
  return made
}
