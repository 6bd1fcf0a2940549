import type { Mark } from '@rehearsal/exam/codes'
import type { Database, Transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { issueAt } from '../../platform/http/issues.ts'
import type { Platform } from '../../platform/services.ts'
import {
  type BookmarkRecord,
  findBookmark,
  findBookmarkOn,
  findQuestion,
  insertBookmark,
  insertBookmarks,
  listBookmarks,
  type NewBookmark,
  removeBookmark,
  saveBookmark,
} from './queries.ts'

type Db = Database | Transaction
type Who = { id: string }
type Marking = { practiceId: number; type: Exclude<Mark, 'UNMARK'> }
/** The bookmark that was written, or the present one that was in its way. */
export type Written = { problem: 'duplicate' | 'stale_version' | null; bookmark: BookmarkRecord }

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

/**
 * The learner's bookmark on a question, or none.
 *
 * @throws AppError `not_found` for a question that never was. One that is retired keeps its bookmarks.
 */
export async function findBookmarkOf({ db }: Platform, learner: Who, questionId: number) {
  const found = await findBookmarkOn(db, learner.id, questionId)
  if (!found && !(await findQuestion(db, questionId))) throw new AppError('not_found')
  return found
}

/**
 * Marks a question (specification §4.10). It has one bookmark of a learner: a second is a `duplicate`.
 *
 * @throws AppError `not_found` for a question that is not there.
 */
export async function createBookmark({ db, clock }: Platform, learner: Who, { practiceId, type }: Marking) {
  const question = await findQuestion(db, practiceId)
  if (!question || question.isRetired) throw new AppError('not_found')
  const row = { userId: learner.id, questionId: practiceId, mark: type, createdAt: clock.now() }
  const isNew = await insertBookmark(db, row)
  const present = await findBookmarkOn(db, learner.id, practiceId)
  // Taken off elsewhere between the two statements.
  if (!present) throw new AppError('not_found')
  return { problem: isNew ? null : 'duplicate', bookmark: present } satisfies Written
}

/**
 * Changes a bookmark that the learner saw in this version; seen in another, it is a `stale_version`.
 *
 * @throws AppError `not_found`; `invalid_request` when the bookmark is on another question.
 */
export async function changeBookmark(
  { db, clock }: Platform,
  learner: Who,
  id: number,
  { practiceId: questionId, type: mark, version }: Marking & { version: number },
): Promise<Written> {
  const isSaved = await saveBookmark(db, { id, userId: learner.id, questionId, mark, version, now: clock.now() })
  const present = await findBookmark(db, learner.id, id)
  if (!present) throw new AppError('not_found')
  if (present.questionId !== questionId) {
    const issue = issueAt(['practiceId'], 'other_question', 'This bookmark is on another question.')
    throw new AppError('invalid_request', { issues: [issue] })
  }
  return { problem: isSaved ? null : 'stale_version', bookmark: present }
}

export async function dropBookmark({ db }: Platform, learner: Who, id: number): Promise<void> {
  if (!(await removeBookmark(db, learner.id, id))) throw new AppError('not_found')
}
