import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openTestDatabase } from '../../testing/test-database.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { createLog } from '../log.ts'
import { openQueue } from './queue.ts'

let database: OpenDatabase
const lines: string[] = []
const log = createLog('warn', { write: (line) => void lines.push(line) })
const greet = { name: 'test.greet-user', payload: z.object({ userId: z.string() }) }
const sweep = { name: 'test.sweep', payload: z.null() }

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('a job is done with its payload, and again when it failed', async () => {
  const queue = openQueue(database, log)
  const done: string[] = []
  let tries = 0
  queue.handle(greet, async ({ userId }) => {
    tries += 1
    if (tries === 1) throw new Error('first try fails')
    done.push(userId)
  })
  queue.handle(sweep, () => Promise.resolve())
  queue.schedule(sweep, '0 4 * * *')
  await queue.start()
  await queue.send(greet, { userId: 'ana' })
  // The second try comes after five to ten seconds, when the queue looks next.
  await expect.poll(() => done, { timeout: 45_000 }).toEqual(['ana'])
  expect(tries).toBe(2)
  expect(lines.join('')).toContain('first try fails')
  await queue.close()
})

test('a job that nobody handles is refused when it is sent', async () => {
  const queue = openQueue(database, log)
  await expect(queue.send(greet, { userId: 'ana' })).rejects.toThrow('Nobody handles the job test.greet-user')
  await queue.close()
})
