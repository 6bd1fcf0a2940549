import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'
import { fixedClock } from './clock.ts'
import type { OpenDatabase } from './database/open-database.ts'
import { getSecret } from './secrets.ts'

let database: OpenDatabase
const clock = fixedClock('2026-11-20T10:00:00Z')

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('a secret is made once, even when several ask at the same time', async () => {
  const secrets = await Promise.all(Array.from({ length: 5 }, () => getSecret(database.db, 'media', clock)))
  const texts = new Set(secrets.map((secret) => Buffer.from(secret).toString('hex')))
  expect(texts.size).toBe(1)
  expect([...texts][0]).toHaveLength(64)
})

test('secrets of two names differ', async () => {
  const [media, cookies] = await Promise.all(['media', 'cookies'].map((name) => getSecret(database.db, name, clock)))
  expect(media).not.toEqual(cookies)
})
