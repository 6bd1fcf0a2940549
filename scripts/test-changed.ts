// `npm run test:changed` checks what changed since this branch left `main` (on `main` itself: since the last commit), committed or
// not, in less than two minutes: types and lint of everything, and of the tests that the change can reach through imports the
// nearest that fit. `-- --all` runs all of these, `-- --since REF` compares with another commit.
import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { quickChecks } from './support/checks.ts'
import { testsInReach, withinBudget } from './support/reach.ts'
import { repositoryFiles } from './support/repository-files.ts'
import { hasFailed, printSummary, runStep, type Tally, totalLine } from './support/steps.ts'
import { readTestSeconds } from './support/test-seconds.ts'
import { runVitest } from './support/tests.ts'
import { survey } from './support/walls.ts'

/** Seconds of waiting for tests; types and lint take some twenty beside them. */
const BUDGET = 75

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false }, since: { type: 'string' } } })
const git = (...args: readonly string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()

function base(): string {
  if (values.since !== undefined) return values.since
  return git('rev-parse', '--abbrev-ref', 'HEAD') === 'main' ? 'HEAD' : git('merge-base', 'main', 'HEAD')
}

function changedFiles(): string[] {
  const tracked = git('diff', '--name-only', '--diff-filter=d', base()).split('\n')
  const added = git('ls-files', '--others', '--exclude-standard').split('\n')
  return [...tracked, ...added].filter((path) => path !== '')
}

const changed = changedFiles()
console.log(`${changed.length} files changed since ${base().slice(0, 12)}`)
const { imports } = await survey(process.cwd())
const scripts = repositoryFiles('scripts/*.test.ts', 'scripts/support/*.test.ts').map((path) => [path, []] as const)
const inReach = testsInReach(changed, new Map<string, readonly string[]>([...imports, ...scripts]))
const tests = values.all ? inReach : withinBudget(inReach, readTestSeconds(), BUDGET * availableParallelism())

const tallies: Tally[] = []
for (const check of quickChecks) tallies.push(await runStep(check))
if (tests.length > 0) tallies.push(await runVitest('tests in reach', tests))
printSummary(tallies)
const left = inReach.length - tests.length
console.log(
  `${tests.length} of ${inReach.length} test files in reach were run${left > 0 ? '; `-- --all` runs the others' : ''}`,
)
console.log(totalLine(tallies))
process.exitCode = hasFailed(tallies) ? 1 : 0
