import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { transaction } from '../database/transaction.ts'
import { createLog } from '../log.ts'
import { openEvents, type PlatformEvent } from './events.ts'

let database: OpenDatabase
const lines: string[] = []
const log = createLog('warn', { write: (line) => void lines.push(line) })
const scored: PlatformEvent = { kind: 'attempt', attemptId: 7, userId: 'ana', step: 'scored' }

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('subscribers hear of an event at once, until they leave', async () => {
  const events = await openEvents(database, log)
  const heard: PlatformEvent[] = []
  const leave = events.subscribe((event) => void heard.push(event))
  events.publish(scored)
  expect(heard).toEqual([scored])
  leave()
  events.publish(scored)
  expect(heard).toHaveLength(1)
  await events.close()
})

test('a subscriber that fails does not keep the others from hearing', async () => {
  const events = await openEvents(database, log)
  const heard: PlatformEvent[] = []
  events.subscribe(() => {
    throw new Error('broken listener')
  })
  events.subscribe((event) => void heard.push(event))
  events.publish(scored)
  expect(heard).toEqual([scored])
  expect(lines.join('')).toContain('broken listener')
  await events.close()
})

test('nothing is told inside a transaction, which may yet be undone', async () => {
  const events = await openEvents(database, log)
  const early = transaction(database.db, async () => events.publish(scored))
  await expect(early).rejects.toThrow('beside the open transaction')
  await events.close()
})

test.runIf(process.env['TEST_DATABASE_URL'])(
  'other processes on one PostgreSQL hear it once, also after the connection broke',
  async () => {
    const [here, there] = await Promise.all([openEvents(database, log), openEvents(database, log)])
    const heardHere: PlatformEvent[] = []
    const heardThere: PlatformEvent[] = []
    here.subscribe((event) => void heardHere.push(event))
    there.subscribe((event) => void heardThere.push(event))
    here.publish(scored)
    await expect.poll(() => heardThere.length).toBeGreaterThan(0)
    await wait(100)
    expect([heardHere, heardThere]).toEqual([[scored], [scored]])

    await database.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'rehearsal-events' and datname = current_database()`)
    const heardAgain = () => {
      here.publish(scored)
      return heardThere.length
    }
    await expect.poll(heardAgain, { timeout: 45_000 }).toBeGreaterThan(1)
    await Promise.all([here.close(), there.close()])
  },
)
