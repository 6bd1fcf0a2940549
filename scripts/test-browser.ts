import { hasFailed, totalLine } from './support/steps.ts'
import { runBrowserTests } from './support/tests.ts'

const tallies = [await runBrowserTests()]
console.log(totalLine(tallies))
process.exitCode = hasFailed(tallies) ? 1 : 0
