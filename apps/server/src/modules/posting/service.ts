import { errorCatalogue } from '@rehearsal/contracts/error-catalogue'
import { asRead } from '@rehearsal/exam/typed-text/as-read'
import type { Transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { issueAt } from '../../platform/http/issues.ts'
import { countPosts, insertPost, isBannedAt, listBlockedPhrases, lockPosts } from './queries.ts'

const MINUTE_MS = 60_000

/** How many posts of a kind a learner may make within so many minutes. */
export const postLimits = {
  comment: { posts: 10, minutes: 10 },
  reply: { posts: 20, minutes: 10 },
  like: { posts: 100, minutes: 10 },
  sighting: { posts: 20, minutes: 60 },
  report: { posts: 20, minutes: 60 },
  share: { posts: 20, minutes: 60 },
} as const satisfies Record<string, { posts: number; minutes: number }>
export type PostKind = keyof typeof postLimits

/**
 * Lets a learner post, or says why not. Called first in the transaction that stores the post, by every module whose rows
 * others see; `text` is all that the learner wrote.
 *
 * @throws AppError `posting_banned`, `blocked_phrase`, `too_many_posts`.
 */
export async function assertMayPost(
  tx: Transaction,
  learner: { id: string },
  { kind, text }: { kind: PostKind; text: string },
  now: Date,
): Promise<void> {
  if (await isBannedAt(tx, learner.id, now)) throw refused('posting_banned')
  if (text !== '') {
    const read = asRead(text)
    const blocked = (await listBlockedPhrases(tx)).some((phrase) => read.includes(asRead(phrase)))
    if (blocked) throw refused('blocked_phrase')
  }
  const { posts, minutes } = postLimits[kind]
  await lockPosts(tx, learner.id)
  const since = new Date(now.getTime() - minutes * MINUTE_MS)
  if ((await countPosts(tx, learner.id, kind, since)) >= posts) throw refused('too_many_posts')
  await insertPost(tx, { userId: learner.id, kind, createdAt: now })
}

/** Some forms show what is wrong with a request and nothing else (specification §8): the reason stands there, too. */
const refused = (code: 'posting_banned' | 'blocked_phrase' | 'too_many_posts') =>
  new AppError(code, { issues: [issueAt([], code, errorCatalogue[code].message)] })
