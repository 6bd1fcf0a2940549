import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { failureLines } from './failures.ts'
import { runStep, totalLine } from './steps.ts'
import { readPlaywright, readVitest, readVitestSeconds } from './test-reports.ts'

const folder = mkdtempSync(join(tmpdir(), 'reports-'))
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(() => vi.restoreAllMocks())

/** A step that fails on purpose must not look like a failure in this run's own output. */
function silenceTheScreen(): void {
  vi.spyOn(console, 'log').mockReturnValue()
  for (const screen of [process.stdout, process.stderr]) vi.spyOn(screen, 'write').mockReturnValue(true)
}

function written(report: unknown): string {
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify(report))
  return path
}

const noTests = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 }
const aFile = (path: string) => ({ name: resolve(path), startTime: 1000, endTime: 3500 })
const passedTest = { fullName: 'a rule', status: 'passed', failureMessages: [] }

test('a failed test is named by its file and full title, with what it said', () => {
  const failedTest = {
    fullName: 'a list keeps its order',
    status: 'failed',
    failureMessages: ['AssertionError: 1 ≠ 2'],
  }
  const file = {
    ...aFile('apps/x.test.ts'),
    status: 'failed',
    message: '',
    assertionResults: [passedTest, failedTest],
  }
  const report = { ...noTests, numPassedTests: 3, numFailedTests: 1, numPendingTests: 2, testResults: [file] }
  expect(readVitest(written(report))).toEqual({
    passed: 3,
    failed: 1,
    skipped: 2,
    failures: [{ title: 'apps/x.test.ts > a list keeps its order', message: 'AssertionError: 1 ≠ 2' }],
  })
})

test.each([
  ['cannot be loaded', []],
  ['breaks after its tests', [passedTest]],
])('a test file that %s counts as a failure and says why', (_, assertionResults) => {
  const file = { ...aFile('a.test.ts'), status: 'failed', message: 'no such module', assertionResults }
  const { failed, failures } = readVitest(written({ ...noTests, testResults: [file] }))
  expect([failed, failures]).toEqual([1, [{ title: 'a.test.ts', message: 'no such module' }]])
})

test('the report tells how many seconds each file took, and without one nothing is told', () => {
  const file = { ...aFile('apps/x.test.ts'), status: 'passed', message: '', assertionResults: [passedTest] }
  expect(readVitestSeconds(written({ ...noTests, testResults: [file] }))).toEqual({ 'apps/x.test.ts': 2.5 })
  expect(readVitestSeconds(join(folder, 'missing.json'))).toEqual({})
})

test('a browser test that passes only on a second try counts as a failure', () => {
  const tests = [{ status: 'flaky', results: [{ errors: [{ message: 'too late' }] }, { errors: [] }] }]
  const spec = { title: 'a score opens', file: 'a.spec.ts', line: 7, tests }
  const inner = { title: 'on a phone', file: 'a.spec.ts', specs: [spec] }
  const suites = [{ title: 'a.spec.ts', file: 'a.spec.ts', specs: [], suites: [inner] }]
  const report = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 0 }, suites, errors: [] }
  expect(readPlaywright(written(report))).toEqual({
    passed: 4,
    failed: 2,
    skipped: 0,
    failures: [{ title: 'e2e/a.spec.ts:7 > on a phone > a score opens', message: 'too late' }],
  })
})

test('what breaks outside the browser tests counts as a failure and says why', () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }
  const report = { stats, suites: [], errors: [{ message: 'the global setup broke', stack: '…' }] }
  const { failed, failures } = readPlaywright(written(report))
  expect([failed, failures]).toEqual([1, [{ title: 'outside the browser tests', message: 'the global setup broke' }]])
})

test('a runner that wrote no report counts as a failure', () => {
  const missing = join(folder, 'missing.json')
  const nothing = { passed: 0, failed: 1, skipped: 0, failures: [] }
  expect([readVitest(missing), readPlaywright(missing)]).toEqual([nothing, nothing])
})

test('a failed check is told with its last lines', async () => {
  silenceTheScreen()
  const program = 'for (let i = 1; i <= 100; i++) console.log("line " + i); process.exitCode = 1'
  const { failed, failures } = await runStep({ name: 'types', args: ['-e', program] })
  expect([failed, failures.map(({ title }) => title)]).toEqual([1, ['types']])
  expect(failures[0]?.message.split('\n').slice(-2)).toEqual(['line 99', 'line 100'])
})

test('a runner that fails without a failed test is told with its last lines', async () => {
  silenceTheScreen()
  const report = () => ({ passed: 3, failed: 0, skipped: 0, failures: [] })
  const tally = await runStep({
    name: 'unit',
    args: ['-e', 'console.error("a lost promise"); process.exit(1)'],
    report,
  })
  expect(tally).toMatchObject({ passed: 3, failed: 1, failures: [{ title: 'unit', message: 'a lost promise' }] })
})

test.each([1, 5, 30])('the messages of %i failures fit among the last lines together', (count) => {
  const message = Array.from({ length: 60 }, (_, index) => `\u001B[31mline ${index + 1}\u001B[39m`).join('\n\n')
  const lines = failureLines(Array.from({ length: count }, (_, index) => ({ title: `test ${index + 1}`, message })))
  expect(lines.filter((line) => line.startsWith('✗'))).toHaveLength(count)
  expect(lines.filter((line) => line === '    line 1')).toHaveLength(count)
  expect(lines.length).toBeLessThanOrEqual(1 + count + Math.max(count, 40))
})

test('a stack is told without the frames of the test runner', () => {
  const message =
    'Error: no\n    at app.ts:1:2\n    at new Promise (<anonymous>)\n    at file:///x/node_modules/vitest/run.js:1:2'
  expect(failureLines([{ title: 'a rule', message }]).slice(2)).toEqual(['    Error: no', '        at app.ts:1:2'])
})

test('nothing is told when nothing failed', () => {
  expect(failureLines([])).toEqual([])
})

test.each([
  [0, '5 passed, 1 failed'],
  [2, '5 passed, 1 failed, 2 skipped'],
])('the total tells of %i skipped tests', (skipped, line) => {
  const tally = { name: 'unit', failures: [], seconds: 1 }
  expect(
    totalLine([
      { ...tally, passed: 2, failed: 0, skipped },
      { ...tally, passed: 3, failed: 1, skipped: 0 },
    ]),
  ).toBe(line)
})
