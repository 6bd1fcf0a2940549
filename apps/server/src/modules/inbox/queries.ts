import { inboxNewsSchema } from '@rehearsal/contracts/inbox'
import { taskIdSchema } from '@rehearsal/exam/task-ids'
import { and, count, desc, eq, inArray, isNull, lt, lte, max, not } from 'drizzle-orm'
import { z } from 'zod'
import { inboxItem } from '../../platform/database/schema/inbox.ts'
import { question } from '../../platform/database/schema/questions.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'
import { isLocked, isThere, isUnread, thing } from './item-conditions.ts'

type Db = Database | Transaction

/** Told twice, it stands there once. */
export async function insertItem(db: Db, row: typeof inboxItem.$inferInsert): Promise<void> {
  await db.insert(inboxItem).values(row).onConflictDoNothing()
}

const itemColumns = {
  id: inboxItem.id,
  kind: inboxItem.kind,
  details: inboxItem.details,
  createdAt: inboxItem.createdAt,
  readAt: inboxItem.readAt,
  questionId: inboxItem.questionId,
  attemptId: inboxItem.attemptId,
  commentId: inboxItem.commentId,
  title: question.title,
  taskId: question.taskId,
}
const detailsSchema = z.record(z.string(), z.unknown())

type Row = { kind: string; details: unknown; taskId: string | null }
const parsed = <Rest extends Row>({ kind, details, taskId, ...rest }: Rest) => ({
  ...rest,
  news: inboxNewsSchema.parse({ ...detailsSchema.parse(details), kind }),
  taskId: taskId === null ? null : taskIdSchema.parse(taskId),
})

/** One item for each thing, read and unread apart, with how many it stands for. */
const grouped = (db: Db, userId: string, onlyUnread: boolean) =>
  db
    .select({ newest: max(inboxItem.id).as('newest'), total: count().as('total') })
    .from(inboxItem)
    .where(and(eq(inboxItem.userId, userId), isThere, onlyUnread ? isUnread : undefined))
    .groupBy(thing, isUnread)
    .as('grouped')

export type InboxFilter = { userId: string; onlyUnread: boolean; page: number; size: number }

/** One page of a learner's inbox, newest first, and how many items there are in all. */
export async function listItems(db: Db, { userId, onlyUnread, page, size }: InboxFilter) {
  const groups = grouped(db, userId, onlyUnread)
  const rows = await db
    .select({ ...itemColumns, total: groups.total })
    .from(groups)
    .innerJoin(inboxItem, eq(inboxItem.id, groups.newest))
    .leftJoin(question, eq(question.id, inboxItem.questionId))
    .orderBy(desc(inboxItem.id))
    .limit(size)
    .offset(page * size)
  const [counted] = await db.select({ total: count() }).from(groups)
  return { rows: rows.map(parsed), total: counted?.total ?? 0 }
}
export type ItemRecord = Awaited<ReturnType<typeof listItems>>['rows'][number]

export async function findNewestId(db: Db, userId: string): Promise<number | null> {
  const [row] = await db
    .select({ newest: max(inboxItem.id) })
    .from(inboxItem)
    .where(eq(inboxItem.userId, userId))
  return row?.newest ?? null
}

/** How many items are unread, `atMost` at most: it is asked for every minute. */
export async function countUnreadItems(db: Db, userId: string, atMost: number): Promise<number> {
  const unread = db
    .selectDistinct({ thing: thing.as('thing') })
    .from(inboxItem)
    .where(and(eq(inboxItem.userId, userId), isUnread, isThere))
    .limit(atMost)
    .as('unread')
  const [row] = await db.select({ total: count() }).from(unread)
  return row?.total ?? 0
}

/** What one item of this learner's is about. */
export async function findThing(db: Db, userId: string, id: number): Promise<string | undefined> {
  const [row] = await db
    .select({ thing })
    .from(inboxItem)
    .where(and(eq(inboxItem.userId, userId), eq(inboxItem.id, id)))
  return row?.thing
}

/** Marks what is unread up to `upTo` as read: all, or what is about one thing. What a running test locks was not seen, and stays unread. */
export async function markRead(
  db: Db,
  { userId, upTo, about, now }: { userId: string; upTo: number; about?: string; now: Date },
): Promise<void> {
  const isMeant = about === undefined ? undefined : eq(thing, about)
  await db
    .update(inboxItem)
    .set({ readAt: now })
    .where(and(eq(inboxItem.userId, userId), isUnread, not(isLocked), lte(inboxItem.id, upTo), isMeant))
}

export async function markScoreRead(db: Db, userId: string, attemptId: number, now: Date): Promise<void> {
  const isScore = and(eq(inboxItem.attemptId, attemptId), eq(inboxItem.kind, 'score'))
  await db
    .update(inboxItem)
    .set({ readAt: now })
    .where(and(eq(inboxItem.userId, userId), isUnread, isScore))
}

export async function markReportRead(db: Db, userId: string, mockTestId: number, now: Date): Promise<void> {
  const isReport = eq(inboxItem.dedupeKey, `mock-test-${mockTestId}`)
  await db
    .update(inboxItem)
    .set({ readAt: now })
    .where(and(eq(inboxItem.userId, userId), isUnread, isReport))
}

export async function deleteReadBefore(db: Db, before: Date): Promise<void> {
  await db.delete(inboxItem).where(lt(inboxItem.readAt, before))
}

/** Those of these items that are still there, one for each thing, oldest first. */
export async function listByIds(db: Db, ids: readonly number[]): Promise<ItemRecord[]> {
  const groups = db
    .select({ newest: max(inboxItem.id).as('newest'), total: count().as('total') })
    .from(inboxItem)
    .where(and(inArray(inboxItem.id, [...ids]), isThere, isNull(inboxItem.readAt)))
    .groupBy(thing)
    .as('grouped')
  const rows = await db
    .select({ ...itemColumns, total: groups.total })
    .from(groups)
    .innerJoin(inboxItem, eq(inboxItem.id, groups.newest))
    .leftJoin(question, eq(question.id, inboxItem.questionId))
    .orderBy(inboxItem.id)
  return rows.map(parsed)
}
