import { hasFailed, printFailures, totalLine } from './support/steps.ts'
import { runBrowserTests } from './support/tests.ts'

// `npm run test:long` runs the long ones.
const tallies = [await runBrowserTests({ areLong: process.argv.includes('--long') })]
printFailures(tallies)
console.log(totalLine(tallies))
process.exitCode = hasFailed(tallies) ? 1 : 0
