import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { hashPassword } from '../../platform/identity/password.ts'
import { endSessionsOf } from '../../platform/identity/sign-ins.ts'
import type { Platform } from '../../platform/services.ts'
import { findAccount, findAccountByEmail, setPasswordHash } from '../account/service.ts'
import {
  deleteOpenResets,
  deleteResetsBefore,
  findOpenReset,
  findResetAfter,
  insertReset,
  takeReset,
} from './queries.ts'

const MINUTE_MILLISECONDS = 60_000
const LIFE_MILLISECONDS = 60 * MINUTE_MILLISECONDS

/** `identity.send-reset-link`: its payload names nobody when there is no such account. */
export const sendResetLinkJob = {
  name: 'identity.send-reset-link',
  payload: z.object({ userId: z.uuid().nullable() }),
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Has a link mailed. It does and answers the same whether or not the account exists. */
export async function requestReset({ db, queue }: Platform, email: string): Promise<void> {
  const user = await findAccountByEmail(db, email)
  await queue.send(sendResetLinkJob, { userId: user?.passwordHash ? user.id : null })
}

/** Mails a link to set a new password, at most one a minute. */
export async function sendResetLink({ db, clock, config, mail }: Platform, userId: string | null): Promise<void> {
  const user = userId === null ? undefined : await findAccount(db, userId)
  if (!user || user.email === null) return
  const expiresAt = new Date(clock.now().getTime() + LIFE_MILLISECONDS)
  if (await findResetAfter(db, user.id, new Date(expiresAt.getTime() - MINUTE_MILLISECONDS))) return
  const token = randomBytes(24).toString('base64url')
  const link = new URL(`/reset-password/${token}`, config.publicUrl)
  await mail.send({
    to: user.email,
    subject: 'Set a new password for Rehearsal',
    text: `Hello ${user.nickname},\n\nopen this link within an hour to set a new password:\n${link.href}\n\nIf you did not ask for it, do nothing: your password stays as it is.\n`,
  })
  // After the mail: a mail that fails is tried again, and must not find that one was just sent.
  await insertReset(db, { tokenHash: hashOf(token), userId: user.id, expiresAt })
}

/** Looks whether a mailed token can still set a password, and uses nothing up. @throws AppError `reset_link_expired`. */
export async function lookAtReset({ db, clock }: Platform, token: string): Promise<void> {
  if (!(await findOpenReset(db, hashOf(token), clock.now()))) throw new AppError('reset_link_expired')
}

/** Sets a new password with a mailed token, ends every session and every other link. @throws AppError `reset_link_expired`. */
export async function resetPassword({ db, clock }: Platform, token: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password)
  await transaction(db, async (tx) => {
    const userId = await takeReset(tx, hashOf(token), clock.now())
    if (userId === undefined) throw new AppError('reset_link_expired')
    await setPasswordHash(tx, userId, passwordHash)
    await deleteOpenResets(tx, userId)
    await endSessionsOf(tx, userId)
  })
}

/** Forgets links that have expired. */
export function deleteExpiredResets({ db, clock }: Platform): Promise<void> {
  return deleteResetsBefore(db, clock.now())
}
