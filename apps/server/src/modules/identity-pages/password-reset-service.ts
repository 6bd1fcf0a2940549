import { createHash, randomBytes } from 'node:crypto'
import { transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { endSessionsOf } from '../../platform/identity/oidc-adapter.ts'
import { hashPassword } from '../../platform/identity/password.ts'
import type { Platform } from '../../platform/services.ts'
import { findAccountByEmail, setPasswordHash } from '../account/service.ts'
import { insertReset, useReset } from './queries.ts'

const HOUR_MILLISECONDS = 3_600_000

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Mails a link to set a new password. Whether the account exists cannot be told from outside. */
export async function sendResetLink({ db, clock, config, mail, log }: Platform, email: string): Promise<void> {
  const user = await findAccountByEmail(db, email)
  if (!user?.passwordHash || user.email === null) return
  const token = randomBytes(24).toString('base64url')
  const expiresAt = new Date(clock.now().getTime() + HOUR_MILLISECONDS)
  await insertReset(db, { tokenHash: hashOf(token), userId: user.id, expiresAt })
  const link = new URL(`/reset-password/${token}`, config.publicUrl)
  const message = {
    to: user.email,
    subject: 'Set a new password for Rehearsal',
    text: `Hello ${user.nickname},\n\nopen this link within an hour to set a new password:\n${link.href}\n\nIf you did not ask for it, do nothing: your password stays as it is.\n`,
  }
  // Sent after the answer, so that its time does not tell whether the account exists.
  void mail.send(message).catch((error: unknown) => log.error({ err: error }, 'a reset link was not mailed'))
}

/** Sets a new password with a mailed token and ends every session. @throws AppError `reset_link_expired`. */
export async function resetPassword({ db, clock }: Platform, token: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password)
  const userId = await transaction(db, async (tx) => {
    const id = await useReset(tx, hashOf(token), clock.now())
    if (id !== undefined) await setPasswordHash(tx, id, passwordHash)
    return id
  })
  if (userId === undefined) throw new AppError('reset_link_expired')
  await endSessionsOf(db, userId)
}
