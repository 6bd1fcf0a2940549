import { hasFailed, printFailures, totalLine } from './support/steps.ts'
import { runBrowserTests, runLongVitest } from './support/tests.ts'

// `npm run test:long` runs the long ones, and the long API tests behind them: both need what was built.
const areLong = process.argv.includes('--long')
const tallies = [await runBrowserTests({ areLong }), ...(areLong ? [await runLongVitest()] : [])]
printFailures(tallies)
console.log(totalLine(tallies))
process.exitCode = hasFailed(tallies) ? 1 : 0
