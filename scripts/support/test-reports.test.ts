import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { totalLine } from './steps.ts'
import { countPlaywright, countVitest } from './test-reports.ts'

const folder = mkdtempSync(join(tmpdir(), 'reports-'))
afterAll(() => rmSync(folder, { recursive: true }))

function written(report: unknown): string {
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify(report))
  return path
}

test('a test file that cannot be loaded counts as a failure', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 0,
    testResults: [
      { status: 'failed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [] },
    ],
  }
  expect(countVitest(written(report))).toEqual({ passed: 3, failed: 2, skipped: 2 })
})

test('a browser test that passes only on a second try counts as a failure', () => {
  const report = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 0 }, errors: [] }
  expect(countPlaywright(written(report))).toEqual({ passed: 4, failed: 2, skipped: 0 })
})

test('a runner that wrote no report counts as a failure', () => {
  const missing = join(folder, 'missing.json')
  expect([countVitest(missing), countPlaywright(missing)]).toEqual([
    { passed: 0, failed: 1, skipped: 0 },
    { passed: 0, failed: 1, skipped: 0 },
  ])
})

test.each([
  [0, '5 passed, 1 failed'],
  [2, '5 passed, 1 failed, 2 skipped'],
])('the total tells of %i skipped tests', (skipped, line) => {
  const tally = { name: 'unit', seconds: 1 }
  expect(
    totalLine([
      { ...tally, passed: 2, failed: 0, skipped },
      { ...tally, passed: 3, failed: 1, skipped: 0 },
    ]),
  ).toBe(line)
})
