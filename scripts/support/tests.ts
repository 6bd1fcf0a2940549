import { mkdirSync, rmSync } from 'node:fs'
import { build } from './build.ts'
import { couldNotRun, runStep, type Tally } from './steps.ts'
import { readPlaywright, readVitest } from './test-reports.ts'
import { noteTestSeconds } from './test-seconds.ts'

/** Runs vitest over everything, or over the paths given. */
export async function runVitest(name: string, paths: readonly string[] = []): Promise<Tally> {
  const path = freshReport('vitest')
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...paths, '--reporter=default', '--reporter=json']
  const tally = await runStep({ name, args: [...args, `--outputFile.json=${path}`], report: () => readVitest(path) })
  noteTestSeconds(path)
  return tally
}

/** Runs the tests that take minutes each (`*.long.test.ts`), which no other command runs. */
export function runLongVitest(): Promise<Tally> {
  const path = freshReport('vitest-long')
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project=long', '--reporter=default', '--reporter=json']
  return runStep({
    name: 'long API tests',
    args: [...args, `--outputFile.json=${path}`],
    env: { LONG_TESTS: '1' },
    report: () => readVitest(path),
  })
}

/** Browser tests that say again on another screen, or of a learner's own pages, what the others say; they have a command of their own. */
const LONG = '@long'

/** Runs the tests in a real Chromium, against the built product: all but the long ones, or these alone. */
export async function runBrowserTests({ areLong = false } = {}): Promise<Tally> {
  const name = areLong ? 'long browser tests' : 'browser tests'
  try {
    await build()
  } catch (error) {
    return couldNotRun(name, error)
  }
  const path = freshReport('playwright')
  return runStep({
    name,
    args: [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--reporter=list,json',
      `--grep${areLong ? '' : '-invert'}=${LONG}`,
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: path },
    report: () => readPlaywright(path),
  })
}

function freshReport(runner: string): string {
  const path = `.cache/${runner}-report.json`
  mkdirSync('.cache', { recursive: true })
  rmSync(path, { force: true })
  return path
}
