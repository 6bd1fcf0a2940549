import { spawn } from 'node:child_process'

type Outcome = { code: number; output: string; seconds: number }

/** Runs a program of this repository with its output kept, for steps whose output matters only when they fail. */
export function runQuietly(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<Outcome> {
  const startedAt = performance.now()
  return new Promise((resolve) => {
    const chunks: string[] = []
    const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
    const finish = (code: number) =>
      resolve({ code, output: chunks.join(''), seconds: (performance.now() - startedAt) / 1000 })
    child.stdout.setEncoding('utf8').on('data', (text: string) => chunks.push(text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => chunks.push(text))
    child.on('error', (error) => {
      chunks.push(`${error.message}\n`)
      finish(1)
    })
    child.on('close', (code) => finish(code ?? 1))
  })
}

/** One visible step: a line when it begins, one when it ends, and a sign of life in between. Throws with the program's output when it fails. */
export async function step(name: string, command: string, args: readonly string[]): Promise<void> {
  console.log(`${name} …`)
  const startedAt = performance.now()
  const seconds = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`
  const heartbeat = setInterval(() => console.log(`  ${name} … ${seconds()}`), 10_000)
  const { code, output } = await runQuietly(command, args)
  clearInterval(heartbeat)
  if (code !== 0) throw new Error(`${name} failed after ${seconds()}:\n${output}`)
  console.log(`${name}: done in ${seconds()}`)
}
