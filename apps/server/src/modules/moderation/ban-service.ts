import { randomUUID } from 'node:crypto'
import type { PostedSubject } from '@rehearsal/contracts/problem-reports'
import { DAY_MILLISECONDS } from '@rehearsal/exam/limits'
import { type Transaction, transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { issueAt } from '../../platform/http/issues.ts'
import type { Platform } from '../../platform/services.ts'
import { tellLearner } from '../inbox/service.ts'
import { record } from './audit-service.ts'
import { type BanRecord, deleteBan, findBan, findRole, insertBan, listBansAt } from './ban-queries.ts'
import { contentsOf } from './content-service.ts'
import type { Moderator } from './decision-service.ts'

type Asked = { subject: PostedSubject; subjectId: number; days: number | null; reason: string }

/**
 * Stops the author of a post from posting, for so many days or until it is lifted.
 *
 * @throws AppError `not_found` where the post or its author is gone; `invalid_request` for an administrator, oneself
 *   among them; `stale_version` for one who is banned already.
 */
export function banAuthorOf({ db, clock }: Platform, moderator: Moderator, asked: Asked): Promise<BanRecord> {
  const { subject, subjectId, days, reason } = asked
  const now = clock.now()
  return transaction(db, async (tx) => {
    const author = (await contentsOf(tx, subject, [subjectId], now)).get(subjectId)?.author
    if (!author) throw new AppError('not_found')
    if ((await findRole(tx, author.id)) !== 'learner') throw refusedBan()
    const endsAt = days === null ? null : new Date(now.getTime() + days * DAY_MILLISECONDS)
    const isNew = await insertBan(tx, { userId: author.id, reason, endsAt, createdAt: now })
    if (!isNew) throw new AppError('stale_version', { message: 'This learner is banned already.' })
    const details = { learner: author.nickname, days, for: { subject, subjectId } }
    await record(tx, { actor: moderator, action: 'learner.ban', subjectId: author.id, reason, details }, now)
    await tellBanned(tx, author.id, 'banned', reason, now)
    const ban = await findBan(tx, author.id)
    if (!ban) throw new Error('The ban was not stored.')
    return ban
  })
}

const refusedBan = () => {
  const message = 'Administrators cannot be banned. An operator can take the role away first.'
  return new AppError('invalid_request', { message, issues: [issueAt(['subjectId'], 'administrator', message)] })
}

/** Lets a learner post again. @throws AppError `not_found` where no ban holds any more. */
export function liftBanOf(
  { db, clock }: Platform,
  moderator: Moderator,
  userId: string,
  reason: string,
): Promise<void> {
  const now = clock.now()
  return transaction(db, async (tx) => {
    const ban = await findBan(tx, userId)
    if (!ban || !(await deleteBan(tx, userId, now))) throw new AppError('not_found', { message: 'This ban has ended.' })
    const details = { learner: ban.nickname }
    await record(tx, { actor: moderator, action: 'learner.lift-ban', subjectId: userId, reason, details }, now)
    await tellBanned(tx, userId, 'ban-lifted', reason, now)
  })
}

/** Ends the ban of a learner who becomes an administrator. */
export async function endBan(tx: Transaction, userId: string, now: Date): Promise<void> {
  await deleteBan(tx, userId, now)
}

export function listBansNow({ db, clock }: Platform, page: { page: number; size: number }) {
  return listBansAt(db, clock.now(), page)
}

async function tellBanned(
  tx: Transaction,
  userId: string,
  decision: 'banned' | 'ban-lifted',
  reason: string,
  now: Date,
): Promise<void> {
  const news = { kind: 'moderation', decision, subject: 'account', excerpt: '', reason } as const
  await tellLearner(tx, { userId, dedupeKey: `${decision}-${randomUUID()}`, news }, now)
}
