// The API tests alone: `.ci/run` runs them a second time with TEST_DATABASE_URL, on a real PostgreSQL.
import { hasFailed, printFailures, totalLine } from './support/steps.ts'
import { runVitest } from './support/tests.ts'

const tallies = [await runVitest('API tests', ['apps/server'])]
printFailures(tallies)
console.log(totalLine(tallies))
process.exitCode = hasFailed(tallies) ? 1 : 0
