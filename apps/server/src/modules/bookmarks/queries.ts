import type { Mark } from '@rehearsal/exam/codes'
import { eq } from 'drizzle-orm'
import { bookmark } from '../../platform/database/schema/bookmarks.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'

type Db = Database | Transaction

export type NewBookmark = { userId: string; questionId: number; mark: Exclude<Mark, 'UNMARK'>; createdAt: Date }

export async function insertBookmarks(db: Db, rows: NewBookmark[]) {
  if (rows.length > 0) await db.insert(bookmark).values(rows.map((row) => ({ ...row, updatedAt: row.createdAt })))
}

export async function listBookmarks(db: Db, userId: string) {
  return db
    .select({ questionId: bookmark.questionId, mark: bookmark.mark })
    .from(bookmark)
    .where(eq(bookmark.userId, userId))
}
