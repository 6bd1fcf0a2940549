import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
})
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
})
const nothing = { passed: 0, failed: 1, skipped: 0 }

/** Counts vitest's tests. A file that could not be loaded holds no test, and counts as one failure. */
export function countVitest(path: string): { passed: number; failed: number; skipped: number } {
  if (!existsSync(path)) return nothing
  const report = vitestReport.parse(JSON.parse(readFileSync(path, 'utf8')))
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** Counts Playwright's tests. One that passed only on a second try is a failure: it will fail somebody else's run. */
export function countPlaywright(path: string): { passed: number; failed: number; skipped: number } {
  if (!existsSync(path)) return nothing
  const { stats, errors } = playwrightReport.parse(JSON.parse(readFileSync(path, 'utf8')))
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped }
}
