import { type Config, ConfigError, readConfig } from './platform/config.ts'

type Running = { message: string; close: () => Promise<void> }

const CLOSE_LIMIT_MILLISECONDS = 15_000

/** Reads the configuration, starts, says that it did, and closes in order on SIGTERM and SIGINT. */
export async function runProcess(start: (config: Config) => Promise<Running>): Promise<void> {
  try {
    const { message, close } = await start(readConfig())
    process.stdout.write(`${message}\n`)
    process.once('SIGTERM', () => void end(close))
    process.once('SIGINT', () => void end(close))
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`)
    process.exit(1)
  }
}

async function end(close: () => Promise<void>): Promise<void> {
  const timer = setTimeout(() => process.exit(1), CLOSE_LIMIT_MILLISECONDS)
  timer.unref()
  await close()
  process.exit(0)
}

/** A wrong configuration is said in words; anything else with where it comes from. */
function messageOf(error: unknown): string {
  if (error instanceof ConfigError) return error.message
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause === undefined ? '' : `\n  because: ${messageOf(error.cause)}`
  return `${error.stack ?? error.message}${cause}`
}
