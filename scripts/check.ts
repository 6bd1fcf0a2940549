import { runChecks } from './support/checks.ts'
import { hasFailed, printSummary, totalLine } from './support/steps.ts'

const tallies = await runChecks()
printSummary(tallies)
console.log(totalLine(tallies))
process.exitCode = hasFailed(tallies) ? 1 : 0
