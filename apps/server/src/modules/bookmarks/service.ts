import type { Database, Transaction } from '../../platform/database/transaction.ts'
import { insertBookmarks, listBookmarks, type NewBookmark } from './queries.ts'

type Db = Database | Transaction

/** Marks a question for a learner who has not marked it yet. */
export function addBookmark(db: Db, bookmark: NewBookmark): Promise<void> {
  return insertBookmarks(db, [bookmark])
}

/** Gives another learner the same bookmarks. */
export async function copyBookmarks(db: Db, fromUserId: string, toUserId: string, now: Date): Promise<void> {
  const marked = await listBookmarks(db, fromUserId)
  await insertBookmarks(
    db,
    marked.map((one) => ({ ...one, userId: toUserId, createdAt: now })),
  )
}
