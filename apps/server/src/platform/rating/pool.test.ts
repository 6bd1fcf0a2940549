import { afterEach, expect, test } from 'vitest'
import { AppError } from '../http/app-error.ts'
import { createPool, type Pool, type PoolOptions, RunawayError } from './pool.ts'

const pools: Pool[] = []
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())))

function aPool(options: Partial<PoolOptions> = {}): Pool {
  const filename = new URL('fixtures/test-worker.ts', import.meta.url)
  const pool = createPool({ filename, maxThreads: 1, idleMs: 60_000, maxCalls: 1000, ...options })
  pools.push(pool)
  return pool
}

const LIMIT_MS = 20_000
const threadOf = (pool: Pool) => pool.run<number>('thread', null, LIMIT_MS)

test('calls share one thread, which is not the server', async () => {
  const pool = aPool()
  const first = await threadOf(pool)
  expect(first).toBeGreaterThan(0)
  expect(await threadOf(pool)).toBe(first)
})

test('the thread is replaced after its number of calls, and what still runs on the old one is finished', async () => {
  const pool = aPool({ maxCalls: 2 })
  const first = await threadOf(pool)
  const slow = pool.run<number>('slowThread', 300, LIMIT_MS)
  expect(await threadOf(pool)).not.toBe(first)
  expect(await slow).toBe(first)
})

test('a thread without work is ended, and the next call starts another', async () => {
  const pool = aPool({ idleMs: 50 })
  const first = await threadOf(pool)
  await expect.poll(() => threadOf(pool), { interval: 500 }).not.toBe(first)
})

test('a call that hangs is ended with its thread, and the next one is served', async () => {
  const pool = aPool()
  const hung = pool.run('hang', null, 500)
  await expect(hung).rejects.toThrow(AppError)
  await expect(hung).rejects.toMatchObject({ code: 'engine_busy', status: 503 })
  expect(await threadOf(pool)).toBeGreaterThan(0)
})

test('others waiting behind a hang are served, in order, and their time runs from when they are', async () => {
  const pool = aPool()
  const hung = pool.run('hang', null, 3000)
  const served: number[] = []
  const others = [0, 1, 2].map(async (place) => {
    const thread = await pool.run<number>('slowThread', 300, 2900)
    served.push(place)
    return thread
  })
  await expect(hung).rejects.toThrow(RunawayError)
  expect(new Set(await Promise.all(others)).size).toBe(1)
  expect(served).toEqual([0, 1, 2])
})

test('more than five hundred waiting calls are refused, and those that wait are when the pool is closed', async () => {
  const pool = aPool()
  const hung = pool.run('hang', null, LIMIT_MS)
  const waiting = Array.from({ length: 500 }, () => threadOf(pool))
  const outcomes = Promise.allSettled([hung, ...waiting])
  await expect(threadOf(pool)).rejects.toMatchObject({ code: 'engine_busy' })
  await pool.close()
  expect((await outcomes).every(({ status }) => status === 'rejected')).toBe(true)
})

test('a call that takes all memory of its thread is ended with it, and the next one is served', async () => {
  const pool = aPool()
  await expect(pool.run('fill', null, 60_000)).rejects.toThrow(RunawayError)
  expect(await threadOf(pool)).toBeGreaterThan(0)
})

test('an error of the engine is told as it is', async () => {
  await expect(aPool().run('fail', null, LIMIT_MS)).rejects.toThrow('the engine failed')
})

test('a thread that dies fails its call only', async () => {
  const pool = aPool()
  await expect(pool.run('die', null, LIMIT_MS)).rejects.toThrow(/exit/iu)
  expect(await threadOf(pool)).toBeGreaterThan(0)
})
