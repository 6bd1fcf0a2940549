import { spawn } from 'node:child_process'
import { failureLines } from './failures.ts'
import type { Report } from './test-reports.ts'

/** How one step of the test run ended. A check counts as one; a test runner counts its tests. */
export type Tally = Report & { name: string; seconds: number }

type Step = { name: string; args: readonly string[]; env?: Record<string, string>; report?: () => Report }
type Ending = { code: number; lastLines: string }

const lastLineCount = 25

/** Runs one step with its output on the screen, under a heading. It never throws: a failed step is a count, and the next one runs. */
export async function runStep({ name, args, env = {}, report }: Step): Promise<Tally> {
  console.log(`\n──── ${name} ${'─'.repeat(Math.max(4, 70 - name.length))}`)
  const startedAt = performance.now()
  const { code, lastLines } = await runVisibly(args, { ...process.env, ...env })
  const seconds = (performance.now() - startedAt) / 1000
  const tally = tallyOf(name, code, lastLines, report?.())
  console.log(`${name}: ${tally.failed === 0 ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`)
  return { ...tally, name, seconds }
}

function tallyOf(name: string, code: number, lastLines: string, report: Report | undefined): Report {
  const counted = report ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, failures: [] }
  // A runner that dies before it counts, or fails without a failed test, must not pass.
  const failed = code !== 0 && counted.failed === 0 ? 1 : counted.failed
  const isUnexplained = failed > 0 && counted.failures.length === 0
  return { ...counted, failed, failures: isUnexplained ? [{ title: name, message: lastLines }] : counted.failures }
}

/** The tally of a step that could not even begin, with the reason on the screen. */
export function couldNotRun(name: string, reason: unknown): Tally {
  const message = reason instanceof Error ? reason.message : String(reason)
  console.error(`\n${name}: ${message}`)
  return { name, passed: 0, failed: 1, skipped: 0, failures: [{ title: name, message }], seconds: 0 }
}

/** Prints one row per step, then what failed. The caller prints the total. */
export function printSummary(tallies: readonly Tally[]): void {
  console.log(`\n──── Summary ${'─'.repeat(63)}`)
  for (const { name, passed, failed, skipped, seconds } of tallies) {
    const mark = failed === 0 ? '✓' : '✗'
    const skippedNote = skipped === 0 ? '' : `, ${skipped} skipped`
    console.log(
      `${mark} ${name.padEnd(26)} ${passed} passed, ${failed} failed${skippedNote} in ${seconds.toFixed(1)} s`,
    )
  }
  printFailures(tallies)
}

/** Prints what failed, with the beginning of what it said. `.ci/run` says it again at its very end. */
export function printFailures(tallies: readonly Tally[]): void {
  for (const line of failureLines(tallies.flatMap(({ failures }) => failures))) console.log(line)
}

/** `N passed, N failed`, with `, N skipped` behind it when any were. */
export function totalLine(tallies: readonly Tally[]): string {
  const sum = (key: 'passed' | 'failed' | 'skipped') => tallies.reduce((total, tally) => total + tally[key], 0)
  const skipped = sum('skipped')
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`
}

export function hasFailed(tallies: readonly Tally[]): boolean {
  return tallies.some(({ failed }) => failed > 0)
}

/** The program's output goes to the screen as it comes; its last lines are kept to be said again. */
function runVisibly(args: readonly string[], env: NodeJS.ProcessEnv): Promise<Ending> {
  return new Promise((resolve) => {
    const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
    const child = spawn(process.execPath, args, { env: { ...env, ...colours }, stdio: ['inherit', 'pipe', 'pipe'] })
    let kept = ''
    const show = (screen: NodeJS.WriteStream) => (text: string) => {
      screen.write(text)
      kept = (kept + text).slice(-20_000)
    }
    const finish = (code: number) =>
      resolve({ code, lastLines: kept.trimEnd().split('\n').slice(-lastLineCount).join('\n') })
    child.stdout.setEncoding('utf8').on('data', show(process.stdout))
    child.stderr.setEncoding('utf8').on('data', show(process.stderr))
    child.on('error', (error) => {
      show(process.stderr)(`${error.message}\n`)
      finish(1)
    })
    child.on('close', (code) => finish(code ?? 1))
  })
}
