import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database.ts'
import { fixedClock } from '../clock.ts'
import { callCount } from '../database/schema.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { createLog } from '../log.ts'
import { createCallCounts, deleteEndedCounts } from './call-counts.ts'
import { sharedStoreOf } from './shared-store.ts'

const MINUTE = 60_000
let database: OpenDatabase
const clock = fixedClock('2026-03-18T09:00:15Z')

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** Two server processes on one database, and how many statements they sent. */
function twoProcesses() {
  let statements = 0
  const counts = createCallCounts(database.db, clock)
  const add: typeof counts.add = (...counted) => {
    statements += 1
    return counts.add(...counted)
  }
  const log = createLog('silent', { write: () => undefined })
  const aProcess = () => new (sharedStoreOf({ counts: { add }, clock, log }))({})
  return { first: aProcess(), second: aProcess(), statements: () => statements }
}

type Store = ReturnType<typeof twoProcesses>['first']

const call = (store: Store, key: string, max: number) =>
  new Promise<{ current: number; ttl: number }>((resolve, reject) =>
    store.incr(key, (error, result) => (result ? resolve(result) : reject(error ?? new Error())), MINUTE, max),
  )

test('a small limit holds exactly over two processes, and says when it ends', async () => {
  const { first, second } = twoProcesses()
  const counts = []
  for (const store of [first, second, first, second, first]) counts.push(await call(store, 'small', 4))
  expect(counts.map(({ current }) => current)).toEqual([1, 2, 3, 4, 5])
  expect(counts[0]?.ttl).toBe(45_000)
})

test('calls at once are all counted', async () => {
  const { first, second } = twoProcesses()
  const counts = await Promise.all(Array.from({ length: 20 }, (_, i) => call(i % 2 === 0 ? first : second, 'rush', 30)))
  expect(Math.max(...counts.map(({ current }) => current))).toBe(20)
})

test('of calls at once as many are let through as the limit allows', async () => {
  const { first, second } = twoProcesses()
  const allowed = async (count: number, storeOf: (index: number) => Store, key: string) => {
    const counts = await Promise.all(Array.from({ length: count }, (_, index) => call(storeOf(index), key, 20)))
    return counts.filter(({ current }) => current <= 20).length
  }
  expect(await allowed(60, () => first, 'burst')).toBe(20)
  const overBoth = await allowed(60, (index) => (index % 2 === 0 ? first : second), 'burst over both')
  expect(overBoth).toBeGreaterThan(10)
  expect(overBoth).toBeLessThanOrEqual(20)
})

test('a wide limit costs a statement for each twentieth, and is overshot by a twentieth for each process at most', async () => {
  const { first, second, statements } = twoProcesses()
  const max = 600
  let allowed = 0
  for (let i = 0; i < 1400; i += 1) {
    const { current } = await call(i % 3 === 0 ? second : first, 'wide', max)
    if (current <= max) allowed += 1
  }
  expect(allowed).toBeGreaterThanOrEqual(max)
  expect(allowed).toBeLessThanOrEqual(max + 2 * (max / 20))
  expect(statements()).toBeLessThan(30)
})

test('a new minute begins anew, and what has ended is forgotten', async () => {
  const { first } = twoProcesses()
  await call(first, 'again', 10)
  clock.advanceSeconds(60)
  expect((await call(first, 'again', 10)).current).toBe(1)
  await deleteEndedCounts(database.db, clock)
  expect(await database.db.$count(callCount)).toBe(1)
})

test('without the database each process limits alone', async () => {
  const lines: string[] = []
  const log = createLog('warn', { write: (line) => void lines.push(line) })
  const counts = { add: () => Promise.reject(new Error('gone')) }
  const store = new (sharedStoreOf({ counts, clock, log }))({})
  expect([(await call(store, 'alone', 5)).current, (await call(store, 'alone', 5)).current]).toEqual([1, 2])
  expect(lines.join('')).toContain('calls could not be counted for all processes')
})
