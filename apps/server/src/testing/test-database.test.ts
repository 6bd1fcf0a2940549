import { expect, test } from 'vitest'
import { users } from '../platform/database/schema.ts'
import { openTestDatabase } from './test-database.ts'

test('each test database is migrated, empty and its own', async () => {
  const [one, other] = await Promise.all([openTestDatabase(), openTestDatabase()])
  await one.db.insert(users).values({ id: crypto.randomUUID(), nickname: 'Ana', createdAt: new Date(0) })
  expect([await one.db.$count(users), await other.db.$count(users)]).toEqual([1, 0])
  await Promise.all([one.close(), other.close()])
})
