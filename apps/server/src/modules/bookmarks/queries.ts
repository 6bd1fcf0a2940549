import type { Mark } from '@rehearsal/exam/codes'
import { eq } from 'drizzle-orm'
import { bookmark } from '../../platform/database/schema/bookmarks.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'

type Db = Database | Transaction

export type NewBookmark = { userId: string; questionId: number; mark: Exclude<Mark, 'UNMARK'>; createdAt: Date }

export async function insertBookmark(db: Db, row: NewBookmark) {
  await db.insert(bookmark).values({ ...row, updatedAt: row.createdAt })
}

export async function listBookmarks(db: Db, userId: string) {
  return db
    .select({ questionId: bookmark.questionId, mark: bookmark.mark })
    .from(bookmark)
    .where(eq(bookmark.userId, userId))
}
