import { isDoneWith } from '@rehearsal/exam/mock-test/run/is-done-with'
import type { Platform } from '../../platform/services.ts'
import { endTest } from './end-service.ts'
import type { Standing } from './step-service.ts'
import type { TakeChecks } from './take-check-service.ts'

/** Ends tests of which nothing is left to answer: a page whose own call to end one is lost must not keep its questions locked. */
export type Endings = {
  /**
   * Behind the answer to `position`. Returns at once; the same test is ended once, by this or by its page. What fails is done by the job
   * that ends silent tests, and so is a test whose page never answers its last item.
   */
  endWhenDone(standing: Standing, position: number): void
  /** Resolves when all that was begun is done. */
  settled(): Promise<void>
}

export function createEndings(platform: Platform, checks: TakeChecks, worker: { nudge(): void }): Endings {
  const running = new Map<number, Promise<void>>()
  const end = async (userId: string, id: number) => {
    if ((await endTest(platform, checks, { id: userId }, id)) > 0) worker.nudge()
  }
  return {
    endWhenDone: ({ test, items, run }, position) => {
      if (run.isEnded || !isDoneWith(run, items.length, position) || running.has(test.id)) return
      const done = end(test.userId, test.id)
        .catch((error: unknown) =>
          platform.log.error({ err: error, testId: test.id }, 'a mock test that is done was not ended'),
        )
        .finally(() => running.delete(test.id))
      running.set(test.id, done)
    },
    settled: async () => void (await Promise.all(running.values())),
  }
}
