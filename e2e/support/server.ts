import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** The built product on a port and a data folder of its own. */
export type TestServer = {
  url: string
  /** Where it keeps its data, mails included. */
  dataDir: string
  /** What it has printed so far. */
  log(): string
  /** `kill -9`: nothing is flushed, nothing said goodbye. The data folder stays. */
  kill(): Promise<void>
  /** Starts it again on the same data and the same port. */
  start(): Promise<void>
  /** Stops it as an operator would. The data folder stays. */
  end(): Promise<void>
  /** The same, and removes its data. */
  stop(): Promise<void>
}

// Only what a program needs of its machine: a DATABASE_URL of the caller's shell must not reach the tests.
const machine = { PATH: process.env['PATH'], HOME: process.env['HOME'], TMPDIR: process.env['TMPDIR'] }
// Tests click faster than people, all from one address.
const defaults = {
  CALLS_PER_MINUTE: '1000000',
  GUESSES_PER_MINUTE: '1000000',
  GUESSES_PER_ACCOUNT: '1000000',
  GUESSES_PER_ADDRESS: '1000000',
  LOG_LEVEL: 'warn',
}
const readyWithinMs = 90_000
// A score that is being made is finished first.
const stopWithinMs = 30_000

/**
 * Starts the server and waits until `/health/ready` answers 200. `env` adds to its configuration. It starts with a copy of the
 * folder `data`, or with nothing, as at the first start.
 */
export async function startServer(env: Record<string, string> = {}, data?: string): Promise<TestServer> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const dataDir = mkdtempSync(join(tmpdir(), 'rehearsal-e2e-'))
  if (data !== undefined) cpSync(data, dataDir, { recursive: true })
  const output: string[] = []
  let child: ChildProcess | undefined

  const start = async () => {
    child = spawn(process.execPath, ['apps/server/src/main.ts'], {
      env: { ...machine, ...defaults, DATA_DIR: dataDir, PORT: String(port), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(String(chunk)))
    await untilReady(url, child, () => output.join(''))
  }
  const endWith = async (signal: NodeJS.Signals) => {
    if (child && isRunning(child)) {
      child.kill(signal)
      await once(child, 'exit', { signal: AbortSignal.timeout(stopWithinMs) })
    }
  }
  const end = () => endWith('SIGTERM')
  const stop = async () => {
    await end()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await start()
  } catch (error) {
    await endWith('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
    throw error
  }
  return { url, dataDir, log: () => output.join(''), kill: () => endWith('SIGKILL'), start, end, stop }
}

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null

async function untilReady(url: string, child: ChildProcess, log: () => string): Promise<void> {
  const deadline = performance.now() + readyWithinMs
  while (performance.now() < deadline) {
    if (!isRunning(child)) throw new Error(`The server ended before it was ready:\n${log()}`)
    if (await isReady(url)) return
    await sleep(100)
  }
  throw new Error(`The server was not ready within ${readyWithinMs / 1000} s:\n${log()}`)
}

async function isReady(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/health/ready`)
    return response.ok
  } catch {
    return false
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('The system gave no port')
  return address.port
}
