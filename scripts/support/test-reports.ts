import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { z } from 'zod'
import type { Failure } from './failures.ts'

/** What a runner's report says: how many tests ended how, and what those that failed say. */
export type Report = { passed: number; failed: number; skipped: number; failures: readonly Failure[] }

/** What vitest's JSON reporter writes, as far as it is read here. */
const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
})
type VitestReport = z.infer<typeof vitestReport>
type VitestFile = VitestReport['testResults'][number]

const playwrightError = z.object({ message: z.string().default('no message') })
const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(z.object({ status: z.string(), results: z.array(z.object({ errors: z.array(playwrightError) })) })),
})
const playwrightSuite = z.object({
  title: z.string(),
  file: z.string(),
  specs: z.array(playwrightSpec),
  get suites() {
    return z.array(playwrightSuite).optional()
  },
})
type PlaywrightSuite = z.infer<typeof playwrightSuite>

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(playwrightSuite),
  errors: z.array(playwrightError),
})
const noReport: Report = { passed: 0, failed: 1, skipped: 0, failures: [] }

/** Reads vitest's report. A file that failed outside its tests (it could not be loaded, or a hook broke) counts as one failure. */
export function readVitest(path: string): Report {
  const report = parseVitest(path)
  if (report === null) return noReport
  const broken = report.testResults.filter((file) => file.status === 'failed' && failedTests(file).length === 0)
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [
      ...broken.map((file) => ({
        title: relative('.', file.name),
        message: file.message || 'failed outside its tests',
      })),
      ...report.testResults.flatMap(failedTests),
    ],
  }
}

/** How many seconds each file of tests took, by vitest's report; nothing where there is none. */
export function readVitestSeconds(path: string): Record<string, number> {
  const files = parseVitest(path)?.testResults ?? []
  return Object.fromEntries(
    files.map(({ name, startTime, endTime }) => [relative('.', name), (endTime - startTime) / 1000]),
  )
}

function parseVitest(path: string): VitestReport | null {
  return existsSync(path) ? vitestReport.parse(JSON.parse(readFileSync(path, 'utf8'))) : null
}

/** Reads Playwright's report. A test that passed only on a second try is a failure: it will fail somebody else's run. */
export function readPlaywright(path: string): Report {
  if (!existsSync(path)) return noReport
  const { stats, suites, errors } = playwrightReport.parse(JSON.parse(readFileSync(path, 'utf8')))
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: [
      ...errors.map(({ message }) => ({ title: 'outside the browser tests', message })),
      ...suites.flatMap((suite) => failedSpecs(suite, [])),
    ],
  }
}

function failedTests(file: VitestFile): Failure[] {
  return file.assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => ({
      title: `${relative('.', file.name)} > ${fullName}`,
      message: failureMessages.join('\n'),
    }))
}

function failedSpecs(suite: PlaywrightSuite, outer: readonly string[]): Failure[] {
  // A file's own suite is titled with the file's name, which stands before the title anyway.
  const titles = suite.title === suite.file ? outer : [...outer, suite.title]
  const own = suite.specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => ({
        title: [`e2e/${spec.file}:${spec.line}`, ...titles, spec.title].join(' > '),
        message: results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'),
      })),
  )
  return [...own, ...(suite.suites ?? []).flatMap((inner) => failedSpecs(inner, titles))]
}
