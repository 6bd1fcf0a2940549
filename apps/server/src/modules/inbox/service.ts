import { inboxNewsSchema, type InboxNews } from '@rehearsal/contracts/inbox'
import type { Database, Transaction } from '../../platform/database/transaction.ts'
import { insertItem } from './queries.ts'

const EXCERPT_CHARACTERS = 140

/** What happened, to whom it is told, and what it is about. */
export type Telling = {
  userId: string
  /**
   * The same event has the same key: `reply-12`, `like-comment-12-{who}`, `like-reply-12-{who}`, `score-12`, `mock-test-12`. Likes of one
   * thing are shown as one item, and what a reply's key names vanishes with the reply (`item-conditions.ts`).
   */
  dedupeKey: string
  news: InboxNews
  questionId?: number
  commentId?: number
  attemptId?: number
}

/**
 * Puts news into a learner's inbox, in the transaction of what happened. The same event is told once; who causes an event
 * does not call this for themselves.
 */
export async function tellLearner(db: Database | Transaction, telling: Telling, now: Date): Promise<void> {
  const { userId, dedupeKey, news, questionId = null, commentId = null, attemptId = null } = telling
  const { kind, ...details } = inboxNewsSchema.parse(news)
  await insertItem(db, { userId, kind, dedupeKey, questionId, commentId, attemptId, details, createdAt: now })
}

/** The beginning of a text, cut between words, and never within a character: the database keeps no half of one. */
export function excerptOf(text: string): string {
  const oneLine = text.replaceAll(/\s+/gu, ' ').trim()
  if (oneLine.length <= EXCERPT_CHARACTERS) return oneLine
  const beginning = oneLine.slice(0, EXCERPT_CHARACTERS).replace(/[\uD800-\uDBFF]$/, '')
  return `${beginning.replace(/\s+\S*$/u, '')} …`
}
