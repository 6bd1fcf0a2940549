import type { Mark } from '@rehearsal/exam/codes'
import { and, eq } from 'drizzle-orm'
import { bookmark } from '../../platform/database/schema/bookmarks.ts'
import { question } from '../../platform/database/schema/questions.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'

type Db = Database | Transaction
type BookmarkMark = Exclude<Mark, 'UNMARK'>

export type NewBookmark = { userId: string; questionId: number; mark: BookmarkMark; createdAt: Date }

export async function insertBookmarks(db: Db, rows: NewBookmark[]) {
  if (rows.length > 0) await db.insert(bookmark).values(rows.map((row) => ({ ...row, updatedAt: row.createdAt })))
}

export async function listBookmarks(db: Db, userId: string) {
  return db
    .select({ questionId: bookmark.questionId, mark: bookmark.mark })
    .from(bookmark)
    .where(eq(bookmark.userId, userId))
}

const bookmarkColumns = {
  id: bookmark.id,
  questionId: bookmark.questionId,
  mark: bookmark.mark,
  version: bookmark.version,
}
export type BookmarkRecord = { id: number; questionId: number; mark: BookmarkMark; version: number }

/** A bookmark of this learner by its own id. */
export async function findBookmark(db: Db, userId: string, id: number): Promise<BookmarkRecord | undefined> {
  const isMine = and(eq(bookmark.userId, userId), eq(bookmark.id, id))
  const [row] = await db.select(bookmarkColumns).from(bookmark).where(isMine)
  return row
}

export async function findBookmarkOn(db: Db, userId: string, questionId: number): Promise<BookmarkRecord | undefined> {
  const isMine = and(eq(bookmark.userId, userId), eq(bookmark.questionId, questionId))
  const [row] = await db.select(bookmarkColumns).from(bookmark).where(isMine)
  return row
}

export async function findQuestion(db: Db, questionId: number) {
  const [row] = await db.select({ isRetired: question.isRetired }).from(question).where(eq(question.id, questionId))
  return row
}

/** Whether it was stored: a learner has one bookmark on a question. */
export async function insertBookmark(db: Db, row: NewBookmark): Promise<boolean> {
  const inserted = await db
    .insert(bookmark)
    .values({ ...row, updatedAt: row.createdAt })
    .onConflictDoNothing()
    .returning({ id: bookmark.id })
  return inserted.length > 0
}

export type BookmarkChange = {
  id: number
  userId: string
  questionId: number
  mark: BookmarkMark
  version: number
  now: Date
}

/** Whether it was changed: only the version that the learner saw is. */
export async function saveBookmark(db: Db, change: BookmarkChange): Promise<boolean> {
  const { id, userId, questionId, mark, version, now } = change
  const isSeen = and(
    eq(bookmark.id, id),
    eq(bookmark.userId, userId),
    eq(bookmark.questionId, questionId),
    eq(bookmark.version, version),
  )
  const saved = await db
    .update(bookmark)
    .set({ mark, version: version + 1, updatedAt: now })
    .where(isSeen)
    .returning({ id: bookmark.id })
  return saved.length > 0
}

/** Whether there was such a bookmark of this learner. */
export async function removeBookmark(db: Db, userId: string, id: number): Promise<boolean> {
  const removed = await db
    .delete(bookmark)
    .where(and(eq(bookmark.userId, userId), eq(bookmark.id, id)))
    .returning({ id: bookmark.id })
  return removed.length > 0
}
