import type { ReportSubject } from '@rehearsal/contracts/moderation'
import type { Database, Transaction } from '../../platform/database/transaction.ts'
import {
  type Content,
  listAnswerContents,
  listCommentContents,
  listQuestionContents,
  listReplyContents,
} from './content-queries.ts'

type Db = Database | Transaction

const contents = {
  question: listQuestionContents,
  comment: listCommentContents,
  reply: listReplyContents,
  answer: listAnswerContents,
} as const satisfies Record<ReportSubject, (db: Db, ids: readonly number[], now: Date) => Promise<Content[]>>

/** What these things say, by id; what is gone is missing. */
export async function contentsOf(db: Db, subject: ReportSubject, ids: readonly number[], now: Date) {
  if (ids.length === 0) return new Map<number, Content>()
  const found = await contents[subject](db, ids, now)
  return new Map(found.map((content) => [content.id, content]))
}

/** All that somebody typed into an answer, whatever its kind: its strings, in their order. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  return Object.values(value)
    .map(textOf)
    .filter((text) => text !== '')
    .join(' ')
}
