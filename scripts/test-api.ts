// The API tests alone, on a real PostgreSQL with TEST_DATABASE_URL. `--at-once` runs those of them alone that do several things
// at once, or ask for that database by name: where PostgreSQL may answer otherwise than the embedded database, which is the same
// code with a single connection. `.ci/run` does so behind `npm test`.
import { globSync, readFileSync } from 'node:fs'
import { hasFailed, printFailures, totalLine } from './support/steps.ts'
import { runVitest } from './support/tests.ts'

/** What opens the database of the tests; all other tests of the server are the same whatever it is. */
const OPENS_DATABASE = /\/(?:an-app|test-database)\.ts'|TEST_DATABASE_URL/u
const AT_ONCE = /Promise\.all\(|TEST_DATABASE_URL/u

const wanted = process.argv.includes('--at-once') ? [OPENS_DATABASE, AT_ONCE] : [OPENS_DATABASE]
const paths = globSync('apps/server/src/**/*.test.ts').filter((path) => {
  const text = readFileSync(path, 'utf8')
  return wanted.every((pattern) => pattern.test(text))
})
const tallies = [await runVitest('API tests', paths)]
printFailures(tallies)
console.log(totalLine(tallies))
process.exitCode = hasFailed(tallies) ? 1 : 0
