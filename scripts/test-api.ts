// The API tests alone: `.ci/run` runs them a second time with TEST_DATABASE_URL, on a real PostgreSQL.
import { globSync, readFileSync } from 'node:fs'
import { hasFailed, printFailures, totalLine } from './support/steps.ts'
import { runVitest } from './support/tests.ts'

/** What opens the database of the tests; all other tests of the server are the same whatever it is. */
const OPENS_DATABASE = /\/(?:an-app|test-database)\.ts'|TEST_DATABASE_URL/u

const paths = globSync('apps/server/src/**/*.test.ts').filter((path) => OPENS_DATABASE.test(readFileSync(path, 'utf8')))
const tallies = [await runVitest('API tests', paths)]
printFailures(tallies)
console.log(totalLine(tallies))
process.exitCode = hasFailed(tallies) ? 1 : 0
