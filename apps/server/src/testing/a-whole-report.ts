import { getMockTestReport, type MockTestReport } from '@rehearsal/contracts/mock-test-report'
import { endMockTest } from '@rehearsal/contracts/mock-tests'
import { vi } from 'vitest'
import type { TestLearner } from './a-learner.ts'
import type { TestApp } from './an-app.ts'
import { ask } from './ask.ts'

const LOOK_MS = 1000

/** Ends a test and waits until all of its answers have their scores. */
export async function aWholeReport(
  app: TestApp,
  as: TestLearner,
  id: number,
  timeout: number,
): Promise<MockTestReport> {
  await ask(app, endMockTest, { as, params: { id } })
  return vi.waitFor(
    async () => {
      const given = await ask(app, getMockTestReport, { as, params: { id } })
      if (!given.isComplete) throw new Error(`${given.report.counts.pending} answers wait for their scores.`)
      return given
    },
    { timeout, interval: LOOK_MS },
  )
}
