import { and, asc, eq, getTableColumns, gt, inArray, like, lte, not, or, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core'
import { attempt, recording } from '../../platform/database/schema/attempts.ts'
import { comment, commentReply } from '../../platform/database/schema/comments.ts'
import { inboxItem } from '../../platform/database/schema/inbox.ts'
import { problemReport } from '../../platform/database/schema/moderation.ts'
import { sighting } from '../../platform/database/schema/sightings.ts'
import { users } from '../../platform/database/schema/users.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'
import { isOf, type OwnedTable } from './owned-tables.ts'

type Db = Database | Transaction
export type Row = Record<string, unknown>

/** Scores hold all their evidence: few at a time. */
const ROWS_AT_ONCE = 50

/** Every row of a learner in one table as it stands in the export, some at a time, in the order of the primary key. */
export async function* rowsOf(db: Db, owned: OwnedTable, userId: string): AsyncGenerator<Row[]> {
  const key = getTableConfig(owned.table).columns.find(({ primary, name }) => primary && name === 'id')
  let after: unknown
  for (let skipped = 0; ; skipped += ROWS_AT_ONCE) {
    const isNext = key === undefined || after === undefined ? undefined : gt(key, after)
    const rows: Row[] = await db
      .select(fieldsOf(owned))
      .from(owned.table)
      .where(and(isOf(owned, userId), owned.isLater && not(owned.isLater), isNext))
      .orderBy(...orderOf(owned))
      .limit(ROWS_AT_ONCE)
      .offset(key === undefined ? skipped : 0)
    if (rows.length > 0) yield rows
    if (rows.length < ROWS_AT_ONCE) return
    after = rows.at(-1)?.['id']
  }
}

function fieldsOf({ table, withheld }: OwnedTable): Record<string, PgColumn | SQL> {
  const columns: [name: string, column: PgColumn][] = Object.entries(getTableColumns(table))
  const fields = columns.map(([name, column]) =>
    withheld?.columns.includes(name)
      ? [name, sql`case when ${withheld.when} then null else ${column} end`.mapWith(column)]
      : [name, column],
  )
  return Object.fromEntries(fields)
}

function orderOf({ table }: OwnedTable): SQL[] {
  const { columns, primaryKeys } = getTableConfig(table)
  const keys: PgColumn[] = [...columns.filter(({ primary }) => primary), ...primaryKeys.flatMap((one) => one.columns)]
  return keys.map((column) => asc(column))
}

/** How large each recording of a learner is, in the order of their ids. */
export function listRecordingSizes(db: Db, userId: string): Promise<{ id: number; bytes: number }[]> {
  return db
    .select({ id: recording.id, bytes: recording.bytes })
    .from(recording)
    .where(eq(recording.userId, userId))
    .orderBy(asc(recording.id))
}

export type RecordingKey = { id: number; key: string }

/** The next recordings from `afterId` on, up to and with `lastId`. */
export function listRecordingKeys(
  db: Db,
  userId: string,
  { afterId, lastId }: { afterId: number; lastId: number },
): Promise<RecordingKey[]> {
  return db
    .select({ id: recording.id, key: recording.objectKey })
    .from(recording)
    .where(and(eq(recording.userId, userId), gt(recording.id, afterId), lte(recording.id, lastId)))
    .orderBy(asc(recording.id))
    .limit(ROWS_AT_ONCE)
}

export async function updateDeleteAfter(db: Db, userId: string, deleteAfter: Date | null): Promise<void> {
  await db.update(users).set({ deleteAfter }).where(eq(users.id, userId))
}

/** Whose time has come. */
export async function listDueAccounts(db: Db, now: Date): Promise<string[]> {
  const rows = await db.select({ id: users.id }).from(users).where(lte(users.deleteAfter, now))
  return rows.map(({ id }) => id)
}

/** Holds an account whose time has come until the transaction ends; false where it was taken back meanwhile. */
export async function lockDueAccount(tx: Transaction, userId: string, now: Date): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), lte(users.deleteAfter, now)))
    .for('update')
  return rows.length > 0
}

export async function listObjectKeys(db: Db, userId: string): Promise<string[]> {
  const rows = await db.select({ key: recording.objectKey }).from(recording).where(eq(recording.userId, userId))
  return rows.map(({ key }) => key)
}

/** What the account itself does not take along: words of the learner's in rows that stay, and in the inboxes of others. */
export async function removeTraces(tx: Transaction, userId: string): Promise<void> {
  const reported = reportsOn(tx, userId)
  await tx.delete(inboxItem).where(and(eq(inboxItem.kind, 'moderation'), inArray(inboxItem.dedupeKey, reported)))
  await tx.update(sighting).set({ description: null }).where(eq(sighting.userId, userId))
  await tx.delete(problemReport).where(eq(problemReport.reporterId, userId))
  const replies = tx
    .select({ key: sql<string>`'reply-' || ${commentReply.id}` })
    .from(commentReply)
    .where(eq(commentReply.userId, userId))
  await tx.delete(inboxItem).where(and(eq(inboxItem.kind, 'reply'), inArray(inboxItem.dedupeKey, replies)))
  await tx.delete(inboxItem).where(and(eq(inboxItem.kind, 'like'), like(inboxItem.dedupeKey, `%${userId}`)))
}

/** What those who reported something of the learner's were told quotes it. */
function reportsOn(tx: Transaction, userId: string) {
  const comments = tx.select({ id: comment.id }).from(comment).where(eq(comment.userId, userId))
  const replies = tx.select({ id: commentReply.id }).from(commentReply).where(eq(commentReply.userId, userId))
  const attempts = tx.select({ id: attempt.id }).from(attempt).where(eq(attempt.userId, userId))
  return tx
    .select({ key: sql<string>`'report-' || ${problemReport.id}` })
    .from(problemReport)
    .where(
      or(
        inArray(problemReport.commentId, comments),
        inArray(problemReport.replyId, replies),
        inArray(problemReport.attemptId, attempts),
      ),
    )
}

/** The account, and every row that goes with it. */
export async function deleteAccount(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, userId))
}
