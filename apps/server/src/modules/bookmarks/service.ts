import type { Database, Transaction } from '../../platform/database/transaction.ts'
import { insertBookmark, listBookmarks, type NewBookmark } from './queries.ts'

type Db = Database | Transaction

/** Marks a question for a learner who has not marked it yet. */
export function addBookmark(db: Db, bookmark: NewBookmark): Promise<void> {
  return insertBookmark(db, bookmark)
}

/** Gives another learner the same bookmarks. */
export async function copyBookmarks(db: Db, fromUserId: string, toUserId: string, now: Date): Promise<void> {
  for (const { questionId, mark } of await listBookmarks(db, fromUserId)) {
    await insertBookmark(db, { userId: toUserId, questionId, mark, createdAt: now })
  }
}
