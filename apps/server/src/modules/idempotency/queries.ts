import { and, eq, lt } from 'drizzle-orm'
import { idempotency } from '../../platform/database/schema/attempts.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'

type Db = Database | Transaction

export async function findIdempotent(db: Db, userId: string, key: string) {
  const [row] = await db
    .select({ requestHash: idempotency.requestHash, body: idempotency.body })
    .from(idempotency)
    .where(and(eq(idempotency.userId, userId), eq(idempotency.key, key)))
  return row
}

export async function insertIdempotent(db: Db, row: typeof idempotency.$inferInsert) {
  await db.insert(idempotency).values(row)
}

export async function deleteIdempotentBefore(db: Db, before: Date) {
  await db.delete(idempotency).where(lt(idempotency.createdAt, before))
}
