import { and, count, eq, gte, ne, sql } from 'drizzle-orm'
import { attempt } from '../../platform/database/schema/attempts.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'

type Db = Database | Transaction

/** How many answers were given from each of these instants, in order, until the next; the last one has no end. */
export async function countSince(db: Db, userId: string, starts: readonly Date[]): Promise<number[]> {
  const bounds = sql`array[${sql.join(
    starts.map((start) => sql`${start.toISOString()}::timestamptz`),
    sql`, `,
  )}]`
  const [first] = starts
  if (first === undefined) return []
  const rows = await db
    .select({ part: sql<number>`width_bucket(${attempt.createdAt}, ${bounds})`.mapWith(Number), count: count() })
    .from(attempt)
    .where(and(eq(attempt.userId, userId), ne(attempt.status, 'deleted'), gte(attempt.createdAt, first)))
    .groupBy(sql`1`)
  const counts = new Map(rows.map((row) => [row.part, row.count]))
  return starts.map((_, i) => counts.get(i + 1) ?? 0)
}
