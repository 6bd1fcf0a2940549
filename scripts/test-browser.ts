import { hasFailed, printFailures, totalLine } from './support/steps.ts'
import { runBrowserTests } from './support/tests.ts'

const tallies = [await runBrowserTests()]
printFailures(tallies)
console.log(totalLine(tallies))
process.exitCode = hasFailed(tallies) ? 1 : 0
