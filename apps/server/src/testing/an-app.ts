import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createApp } from '../app.ts'
import { declareJobs } from '../jobs.ts'
import { joinListeners } from '../listeners.ts'
import { openIdentity } from '../modules/identity-pages/identity-service.ts'
import type { Lessons } from '../modules/lessons/lesson-service.ts'
import { createScoringWorker, type ScoringWorker } from '../modules/practice/scoring-service.ts'
import { fixedClock, type FixedClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import type { OpenDatabase } from '../platform/database/open-database.ts'
import type { PaymentGateway } from '../platform/gateways/gateway.ts'
import { createLog } from '../platform/log.ts'
import { openRating, type Rating } from '../platform/rating/rating.ts'
import { type OpenPlatform, openPlatform } from '../platform/services.ts'
import type { Persian } from '../platform/translation/persian.ts'
import { someLessons } from './a-lesson.ts'
import { aRating, type FakeRating } from './a-rating.ts'
import { aVoice, type FakeVoice } from './a-voice.ts'
import { testPlans } from './plans.ts'
import { openTestDatabase } from './test-database.ts'

/** The whole product in this process, without a port: requests are injected. */
export type TestApp = {
  http: FastifyInstance
  platform: OpenPlatform
  worker: ScoringWorker
  /** The engines of this app; idle where it was started with real ones. */
  rating: FakeRating
  clock: FixedClock
  database: OpenDatabase
  dataDir: string
  /** What was logged, one JSON line each. */
  lines: string[]
  close(): Promise<void>
}

export type TestAppOptions = {
  /** What the clock says at the start; it stands still until a test moves it. */
  now?: string | Date
  environment?: Record<string, string>
  /** Loads the real engines instead of the fake ones. */
  hasEngines?: boolean
  /** What there is to learn. */
  lessons?: Lessons
  /** Decides what is left to chance. */
  random?: () => number
  /** Runs the job queue. */
  hasJobs?: boolean
  /** Ways to pay that the test steers, in place of those of the environment. */
  gateways?: readonly PaymentGateway[]
  /** What is built in in Persian; nothing unless a test gives it. */
  persian?: Persian
  /** What speaks, where a test steers it. */
  voice?: FakeVoice
  /** Another app of the same installation: this one shares its database and its files. */
  beside?: TestApp
}

/** A test's clock stands still while it does in a minute what people do in a day. */
const noLimits = { CALLS_PER_MINUTE: '1000000', GUESSES_PER_ACCOUNT: '1000000' }

const START = '2026-03-18T09:00:00Z'

/** Starts the product on a database of its own. Close it at the end of the test file. */
export async function anApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { beside } = options
  const dataDir = beside?.dataDir ?? (await mkdtemp(join(tmpdir(), 'rehearsal-app-')))
  const config = readConfig({ DATA_DIR: dataDir, DEMO: 'false', ...noLimits, ...options.environment })
  const database = beside ? shared(beside.database) : await openTestDatabase()
  const clock = beside?.clock ?? fixedClock(options.now ?? START)
  const rating = aRating()
  const engines: Rating = options.hasEngines === true ? openRating(config) : rating
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const gateways = options.gateways === undefined ? {} : { gateways: options.gateways }
  const platform = await openPlatform(config, {
    database,
    clock,
    log,
    rating: engines,
    voice: options.voice ?? aVoice(),
    persian: options.persian ?? null,
    queuePollSeconds: 0.5,
    ...gateways,
  })
  joinListeners(platform)
  const worker = createScoringWorker(platform)
  await writeFile(join(dataDir, 'index.html'), '<!doctype html><title>Rehearsal</title>')
  const http = await createApp(platform, {
    identity: await openIdentity(platform),
    worker,
    lessons: options.lessons ?? someLessons,
    webFolder: dataDir,
    contentFolder: dataDir,
    plans: testPlans,
    readinessChecks: {},
    ...(options.random === undefined ? {} : { random: options.random }),
  })
  declareJobs(platform)
  if (options.hasJobs === true) await platform.queue.start()
  const close = async () => {
    await http.close()
    await worker.close()
    await platform.close()
    if (!beside) await rm(dataDir, { recursive: true })
  }
  return { http, platform, worker, rating, clock, database, dataDir, lines, close }
}

/** The same rows for a second app, which must not close them. */
function shared(database: OpenDatabase): OpenDatabase {
  return { ...database, close: () => Promise.resolve() }
}
