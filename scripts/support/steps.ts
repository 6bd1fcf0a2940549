import { spawn } from 'node:child_process'

/** How one step of the test run ended. A check counts as one; a test runner counts its tests. */
export type Tally = { name: string; passed: number; failed: number; skipped: number; seconds: number }

type Counts = Pick<Tally, 'passed' | 'failed' | 'skipped'>
type Step = { name: string; args: readonly string[]; env?: Record<string, string>; counts?: () => Counts }

/** Runs one step with its output on the screen, under a heading. It never throws: a failed step is a count, and the next one runs. */
export async function runStep({ name, args, env = {}, counts }: Step): Promise<Tally> {
  console.log(`\n──── ${name} ${'─'.repeat(Math.max(4, 70 - name.length))}`)
  const startedAt = performance.now()
  const code = await runVisibly(args, { ...process.env, ...env })
  const seconds = (performance.now() - startedAt) / 1000
  const counted = counts?.() ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
  // A runner that dies before it counts, or fails without a failed test, must not pass.
  const failed = code !== 0 && counted.failed === 0 ? 1 : counted.failed
  console.log(`${name}: ${failed === 0 ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`)
  return { name, passed: counted.passed, failed, skipped: counted.skipped, seconds }
}

/** The tally of a step that could not even begin, with the reason on the screen. */
export function couldNotRun(name: string, reason: unknown): Tally {
  console.error(`\n${name}: ${reason instanceof Error ? reason.message : String(reason)}`)
  return { name, passed: 0, failed: 1, skipped: 0, seconds: 0 }
}

/** Prints one row per step. The caller prints the total. */
export function printSummary(tallies: readonly Tally[]): void {
  console.log(`\n──── Summary ${'─'.repeat(63)}`)
  for (const { name, passed, failed, skipped, seconds } of tallies) {
    const mark = failed === 0 ? '✓' : '✗'
    const skippedNote = skipped === 0 ? '' : `, ${skipped} skipped`
    console.log(
      `${mark} ${name.padEnd(26)} ${passed} passed, ${failed} failed${skippedNote} in ${seconds.toFixed(1)} s`,
    )
  }
}

/** `N passed, N failed`, with `, N skipped` behind it when any were. */
export function totalLine(tallies: readonly Tally[]): string {
  const sum = (key: keyof Counts) => tallies.reduce((total, tally) => total + tally[key], 0)
  const skipped = sum('skipped')
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`
}

export function hasFailed(tallies: readonly Tally[]): boolean {
  return tallies.some(({ failed }) => failed > 0)
}

function runVisibly(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { env, stdio: 'inherit' })
    child.on('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.on('exit', (code) => resolve(code ?? 1))
  })
}
