import { hasChromium } from '../e2e/support/chromium-path.ts'
import { runChecks } from './support/checks.ts'
import { couldNotRun, hasFailed, printSummary, totalLine } from './support/steps.ts'
import { runBrowserTests, runVitest } from './support/tests.ts'

const mustHaveBrowser = process.env['REQUIRE_BROWSER'] === '1'

const tallies = [...(await runChecks()), await runVitest('unit, API, components')]
if (hasChromium()) tallies.push(await runBrowserTests())
else if (mustHaveBrowser) tallies.push(couldNotRun('browser tests', 'there is no Chromium'))

printSummary(tallies)
console.log(totalLine(tallies))
if (!hasChromium()) console.log('BROWSER TESTS NOT RUN: apt-get install chromium')
process.exitCode = hasFailed(tallies) ? 1 : 0
