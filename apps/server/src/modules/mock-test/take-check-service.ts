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

export function createTakeChecks(platform: Platform): TakeChecks {
  const running = new Set<Promise<void>>()
  const settled = async () => {
    while (running.size > 0) await Promise.all(running)
  }
  return {
    begin: (test, take, bytes) => {
      const done = checkTake(platform, test, take, bytes)
        .catch((error: unknown) => platform.log.error({ err: error, testId: test.id }, 'a take was not written down'))
        .finally(() => running.delete(done))
      running.add(done)
    },
    finish: async (test) => {
      await settled()
      for (const take of await listUnchecked(platform.db, test.id)) {
        const { objectKey } = await getTake(platform.db, take.recordingId)
        await checkTake(platform, test, take, await platform.storage.get(objectKey))
      }
    },
    settled,
  }
}

/** Writes down how long a take is, or why it cannot be scored. One that could not be listened to is scored as it is. */
async function checkTake(platform: Platform, test: Test, take: Take, bytes: Uint8Array): Promise<void> {
  const { db, rating, log } = platform
  const place = { testId: test.id, position: take.position }
  const { answerSeconds } = withExtraTime(rulesOf(test.format, take.taskId), test.extraTimePercent)
  try {
    const { seconds } = await rating.checkTake(bytes, answerSeconds)
    await updateSeconds(db, take.recordingId, seconds)
    await updateTake(db, { ...place, durationSeconds: seconds })
  } catch (error) {
    if (error instanceof AppError) await updateTake(db, { ...place, fault: error.code })
    else log.warn({ err: error, ...place }, 'a take of a mock test was not listened to')
  }
}
