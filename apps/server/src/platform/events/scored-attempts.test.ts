import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { transaction } from '../database/transaction.ts'
import { createLog } from '../log.ts'
import { createScoredAttempts, type ScoredAttempt } from './scored-attempts.ts'

let database: OpenDatabase
const lines: string[] = []
const log = createLog('warn', { write: (line) => void lines.push(line) })
const scored: ScoredAttempt = { attemptId: 7, userId: 'ana', taskId: 'speaking/read-aloud', questionId: 3 }

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('listeners hear of a scored answer until they leave', async () => {
  const attempts = createScoredAttempts(log)
  const heard: ScoredAttempt[] = []
  const leave = attempts.onAttemptScored('first', async (attempt) => void heard.push(attempt))
  attempts.tellAttemptScored(scored)
  await attempts.settled()
  expect(heard).toEqual([scored])
  leave()
  attempts.tellAttemptScored(scored)
  await attempts.settled()
  expect(heard).toHaveLength(1)
})

test('a listener that fails is named in the log and keeps no other from hearing', async () => {
  const attempts = createScoredAttempts(log)
  const heard: ScoredAttempt[] = []
  attempts.onAttemptScored('rejecting', () => Promise.reject(new Error('broken')))
  attempts.onAttemptScored('throwing', () => {
    throw new Error('broken at once')
  })
  attempts.onAttemptScored('sound', async (attempt) => void heard.push(attempt))
  attempts.tellAttemptScored(scored)
  await attempts.settled()
  expect(heard).toEqual([scored])
  expect(lines.join()).toContain('"listener":"rejecting"')
  expect(lines.join()).toContain('"listener":"throwing"')
})

test('who tells does not wait for a slow listener, who settles does', async () => {
  const attempts = createScoredAttempts(log)
  const { promise, resolve } = Promise.withResolvers<void>()
  let isDone = false
  attempts.onAttemptScored('slow', async () => {
    await promise
    isDone = true
  })
  attempts.tellAttemptScored(scored)
  expect(isDone).toBe(false)
  resolve()
  await attempts.settled()
  expect(isDone).toBe(true)
})

test('nobody is told before the commit', async () => {
  const attempts = createScoredAttempts(log)
  await expect(transaction(database.db, async () => attempts.tellAttemptScored(scored))).rejects.toThrow(
    'beside the open transaction',
  )
})
