import { rulesOf } from '@rehearsal/exam/formats/formats'
import { withExtraTime } from '@rehearsal/exam/mock-test/item-clock'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { AppError } from '../../platform/http/app-error.ts'
import type { Platform } from '../../platform/services.ts'
import { getTake, updateSeconds } from '../practice/exam-answer-service.ts'
import { listUnchecked, updateTake } from './answer-queries.ts'
import type { TestRecord } from './queries.ts'

type Test = Pick<TestRecord, 'id' | 'format' | 'extraTimePercent'>
type Take = { position: number; taskId: TaskId; recordingId: number }

/** Listens to the takes of running tests after they were accepted: nobody waits for it, and no take is refused by it. */
export type TakeChecks = {
  /** Returns at once. What fails is done when the test ends. */
  begin(test: Test, take: Take, bytes: Uint8Array): void
  /** Listens to what nobody has listened to yet. */
  finish(test: Test): Promise<void>
  /** Resolves when all that was begun is done. */
  settled(): Promise<void>
}

const begun = new WeakMap<Platform, TakeChecks>()

/** Those of this process: whoever ends a test, a page, a look or the job, waits for what an answer began, and listens to nothing twice. */
export function takeChecksOf(platform: Platform): TakeChecks {
  const checks = begun.get(platform) ?? createTakeChecks(platform)
  begun.set(platform, checks)
  return checks
}

function createTakeChecks(platform: Platform): TakeChecks {
  const running = new Map<Promise<void>, Test['id']>()
  return {
    begin: (test, take, bytes) => {
      const done = checkTake(platform, test, take, () => Promise.resolve(bytes)).finally(() => running.delete(done))
      running.set(done, test.id)
    },
    finish: async (test) => {
      await Promise.all([...running].flatMap(([done, testId]) => (testId === test.id ? done : [])))
      for (const take of await listUnchecked(platform.db, test.id)) {
        const stored = async () => platform.storage.get((await getTake(platform.db, take.recordingId)).objectKey)
        await checkTake(platform, test, take, stored)
      }
    },
    settled: async () => {
      while (running.size > 0) await Promise.all(running.keys())
    },
  }
}

/** What is wrong with a take is told by this status; any other is ours, such as an engine that is busy. */
const UNPROCESSABLE = 422

/** Writes down how long a take is, or why it cannot be scored. Never throws: one that could not be listened to is scored as it is. */
async function checkTake(
  platform: Platform,
  test: Test,
  take: Take,
  bytesOf: () => Promise<Uint8Array>,
): Promise<void> {
  const { rating, log } = platform
  const { answerSeconds } = withExtraTime(rulesOf(test.format, take.taskId), test.extraTimePercent)
  try {
    const found = await rating.checkTake(await bytesOf(), answerSeconds).catch(faultIn)
    await writeDown(platform, { testId: test.id, position: take.position }, take.recordingId, found)
  } catch (error) {
    log.warn({ err: error, testId: test.id, position: take.position }, 'a take of a mock test was not listened to')
  }
}

type Found = { seconds: number } | { fault: string }

function faultIn(error: unknown): { fault: string } {
  if (error instanceof AppError && error.status === UNPROCESSABLE) return { fault: error.code }
  throw error
}

async function writeDown(
  { db }: Platform,
  place: { testId: number; position: number },
  recordingId: number,
  found: Found,
): Promise<void> {
  if ('fault' in found) return updateTake(db, { ...place, fault: found.fault })
  await updateSeconds(db, recordingId, found.seconds)
  await updateTake(db, { ...place, durationSeconds: found.seconds })
}
