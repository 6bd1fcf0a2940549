import { fromPglite, PgBoss } from 'pg-boss'
import type { z } from 'zod'
import type { OpenDatabase } from '../database/open-database.ts'
import type { Log } from '../log.ts'

/** A kind of job, `module.verb-object`. Its payload is ids only, and doing it twice does no harm. */
export type Job<Payload> = { name: string; payload: z.ZodType<Payload> }

/** Jobs beside scoring: mail, clean-ups and what runs by the clock. Attempts are their own queue (docs/ARCHITECTURE.md, one answer's way). */
export type Queue = {
  /** Declares who does `job`, before `start`. */
  handle<Payload>(job: Job<Payload>, handler: (payload: Payload) => Promise<void>): void
  /** Declares that `job` runs by a cron expression, in UTC, once over all processes; before `start`. */
  schedule(job: Job<null>, cron: string): void
  /** Stores a job; it is done even when this process ends first. Not inside a transaction. */
  send<Payload>(job: Job<Payload>, payload: Payload): Promise<void>
  start(): Promise<void>
  /** Waits for what runs. */
  close(): Promise<void>
}

type Handler = { run: (payload: unknown) => Promise<void> }

const RETRY_LIMIT = 5
const RETRY_DELAY_SECONDS = 5
const JOB_LIMIT_SECONDS = 120
const STOP_LIMIT_MS = 10_000
const POOL_SIZE = 2
const POLL_SECONDS = 2

/** The queue of this installation; each kind of job is looked for every `pollSeconds`, half a second at least. */
export function openQueue(database: OpenDatabase, log: Log, pollSeconds: number = POLL_SECONDS): Queue {
  const handlers = new Map<string, Handler>()
  const crons = new Map<string, string>()
  const boss = bossOf(database)
  boss.on('error', (error) => log.error({ err: error }, 'the job queue failed'))
  let isStarted = false

  async function work(name: string, { run }: Handler): Promise<void> {
    await boss.createQueue(name, {
      retryLimit: RETRY_LIMIT,
      retryDelay: RETRY_DELAY_SECONDS,
      retryBackoff: true,
      expireInSeconds: JOB_LIMIT_SECONDS,
    })
    await boss.work<unknown>(name, { pollingIntervalSeconds: pollSeconds }, async (jobs) => {
      for (const { data } of jobs) await run(data)
    })
  }

  return {
    handle: (job, handler) => {
      const run = async (payload: unknown) => handler(job.payload.parse(payload))
      handlers.set(job.name, { run: (payload) => logged(log, job.name, () => run(payload)) })
    },
    schedule: (job, cron) => void crons.set(job.name, cron),
    send: async (job, payload) => {
      if (!handlers.has(job.name)) throw new Error(`Nobody handles the job ${job.name}.`)
      await boss.send(job.name, { payload })
    },
    start: async () => {
      await boss.start()
      isStarted = true
      for (const [name, { run }] of handlers) await work(name, { run: (data) => run(payloadOf(data)) })
      for (const [name, cron] of crons) await boss.schedule(name, cron, { payload: null }, { tz: 'UTC' })
    },
    close: async () => {
      if (isStarted) await boss.stop({ graceful: true, timeout: STOP_LIMIT_MS })
    },
  }
}

function bossOf(database: OpenDatabase): PgBoss {
  return database.kind === 'pglite'
    ? new PgBoss({ db: fromPglite(database.client), backend: 'pglite' })
    : new PgBoss({ connectionString: database.url, max: POOL_SIZE, application_name: 'rehearsal-jobs' })
}

/** Jobs carry their payload wrapped, so that ids and null travel like objects. */
function payloadOf(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'payload' in data ? data.payload : undefined
}

async function logged(log: Log, job: string, run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    log.error({ err: error, job }, 'a job failed and is tried again')
    throw error
  }
}
