import { DELETION_GRACE_DAYS } from '@rehearsal/contracts/account-data'
import { dayIn } from '@rehearsal/exam/learner-day'
import { DAY_MILLISECONDS } from '@rehearsal/exam/limits'
import { normalizeTyped } from '@rehearsal/exam/typed-text/normalize-typed'
import { z } from 'zod'
import { transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { issueAt } from '../../platform/http/issues.ts'
import { endSessionsOf } from '../../platform/identity/sign-ins.ts'
import type { Platform } from '../../platform/services.ts'
import { requirePassword } from '../account/password-service.ts'
import { findAccount, type UserRecord } from '../account/service.ts'
import {
  deleteAccount,
  listDueAccounts,
  listObjectKeys,
  lockDueAccount,
  removeTraces,
  updateDeleteAfter,
} from './queries.ts'

/** `account.send-deletion-notice`: what will be, when, and how to take it back. */
export const sendDeletionNoticeJob = { name: 'account.send-deletion-notice', payload: z.object({ userId: z.uuid() }) }

/** What shows that it is the learner, and that they mean it. */
export type DeletionProof = { password?: string | undefined; nickname?: string | undefined }

/**
 * Marks an account to be deleted in 14 days and signs it out everywhere at once. Asked again, the first day stands.
 *
 * @throws AppError `demo_account`; `invalid_request` at the password or, for those who have none here, the nickname.
 */
export async function askForDeletion(platform: Platform, userId: string, proof: DeletionProof): Promise<Date> {
  const { db, clock, queue } = platform
  const user = await requireProof(platform, userId, proof)
  const deleteAfter = user.deleteAfter ?? new Date(clock.now().getTime() + DELETION_GRACE_DAYS * DAY_MILLISECONDS)
  await transaction(db, async (tx) => {
    await updateDeleteAfter(tx, userId, deleteAfter)
    await endSessionsOf(tx, userId)
  })
  await queue.send(sendDeletionNoticeJob, { userId })
  return deleteAfter
}

async function requireProof({ db }: Platform, userId: string, { password, nickname }: DeletionProof) {
  const user = await findAccount(db, userId)
  if (user?.isDemo) throw new AppError('demo_account')
  if (user && user.passwordHash === null) return requireNickname(user, nickname)
  if (password === undefined) throw refused('password', 'missing', 'Enter your password')
  return requirePassword(db, userId, password)
}

const typedName = (nickname: string): string => normalizeTyped(nickname).trim()

function requireNickname(user: UserRecord, nickname: string | undefined): UserRecord {
  if (nickname !== undefined && typedName(nickname) === typedName(user.nickname)) return user
  throw refused('nickname', 'other_nickname', 'Type your name exactly as it stands in your profile.')
}

const refused = (field: string, code: string, message: string) =>
  new AppError('invalid_request', { issues: [issueAt([field], code, message)] })

/** Takes a deletion back. */
export function keepAccount({ db }: Platform, userId: string): Promise<void> {
  return updateDeleteAfter(db, userId, null)
}

export async function sendDeletionNotice({ db, config, mail }: Platform, userId: string): Promise<void> {
  const user = await findAccount(db, userId)
  if (!user?.deleteAfter || user.email === null) return
  const day = dayIn(user.timeZone, user.deleteAfter)
  const text = `Hello ${user.nickname},\n\nyour Rehearsal account and everything in it will be deleted on ${day}, as you asked. You are signed out everywhere.\n\nTo keep it, sign in before then and press Keep my account:\n${config.publicUrl.href}\n\nIf you did not ask for this, do so now and set a new password.\n`
  await mail.send({ to: user.email, subject: `Your Rehearsal account will be deleted on ${day}`, text })
}

/** `account.delete-due`: deletes for good whose 14 days are over, with all rows and recordings. */
export async function deleteDueAccounts({ db, clock, storage, log }: Platform): Promise<void> {
  const now = clock.now()
  for (const userId of await listDueAccounts(db, now)) {
    const keys = await transaction(db, async (tx) => {
      if (!(await lockDueAccount(tx, userId, now))) return []
      const found = await listObjectKeys(tx, userId)
      await removeTraces(tx, userId)
      await endSessionsOf(tx, userId)
      await deleteAccount(tx, userId)
      return found
    })
    // After the rows: should this process end here, the daily clean-up finds objects without a row.
    for (const key of keys) await storage.delete(key)
    log.info({ recordings: keys.length }, 'an account was deleted at the end of its grace period')
  }
}
