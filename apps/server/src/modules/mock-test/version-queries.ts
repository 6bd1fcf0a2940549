import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import { attempt } from '../../platform/database/schema/attempts.ts'
import { mockTest, mockTestItem } from '../../platform/database/schema/mock-tests.ts'
import type { Database } from '../../platform/database/transaction.ts'

/** `late`: a score asked for before that is told late. `due`: a scoring that failed before that is tried again, `maxRetries` times at most. */
type Limits = { late: Date; due: Date; maxRetries: number }

/**
 * Whether a test runs, and once it has ended another text for every change of what its report is worked out from: scores that came, failed or
 * were deleted, tries, and time that is up, for one to be told late (`waitOf`) or to be tried again (`isToBeRetried`). Null once the report is kept.
 */
export async function findVersion(db: Database, userId: string, id: number, { late, due, maxRetries }: Limits) {
  const since = sql`coalesce(${mockTestItem.retriedAt}, ${mockTest.endedAt})`
  const isBefore = (limit: Date): SQL => sql`${since} <= ${limit.toISOString()}::timestamptz`
  const waiting = sql`concat('waiting', ${attempt.failureCode} is not null, ${isBefore(late)})`
  const failed = sql`concat('failed', ${mockTestItem.retries} < ${maxRetries} and ${isBefore(due)})`
  const state = sql`case ${attempt.status} when 'queued' then ${waiting} when 'scoring' then ${waiting} when 'failed' then ${failed} else ${attempt.status} end`
  const version = sql<
    string | null
  >`md5(string_agg(concat_ws(' ', ${mockTestItem.position}, ${mockTestItem.retries}, ${state}), ',' order by ${mockTestItem.position}))`
  const [row] = await db
    .select({
      status: mockTest.status,
      version: sql<string | null>`case when ${mockTest.report} is null then coalesce(${version}, '') end`,
    })
    .from(mockTest)
    .leftJoin(mockTestItem, eq(mockTestItem.mockTestId, mockTest.id))
    .leftJoin(attempt, eq(attempt.id, mockTestItem.attemptId))
    .where(and(eq(mockTest.id, id), eq(mockTest.userId, userId), ne(mockTest.status, 'deleted')))
    .groupBy(mockTest.id)
  return row
}
