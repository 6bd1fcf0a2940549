import { type Database, transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { issueAt } from '../../platform/http/issues.ts'
import type { Learner } from '../../platform/http/learner.ts'
import { hashPassword } from '../../platform/identity/password.ts'
import { endSessionsOf } from '../../platform/identity/sign-ins.ts'
import type { Platform } from '../../platform/services.ts'
import { isPasswordOf } from './own-password-service.ts'
import { findUser, type UserRecord } from './queries.ts'
import { setPasswordHash } from './service.ts'

const WRONG = 'This is not your password.'

/** The account, if this is its password. @throws AppError `demo_account`; `invalid_request` at `password`. */
export async function requirePassword(db: Database, userId: string, password: string): Promise<UserRecord> {
  const user = await findUser(db, userId)
  if (user?.isDemo) throw new AppError('demo_account')
  const isRight = await isPasswordOf(db, user, password)
  if (user && isRight) return user
  throw new AppError('invalid_request', { issues: [issueAt(['password'], 'wrong_password', WRONG)] })
}

/**
 * Sets a new password. Every other sign-in ends, and a change of the address that may have been asked for by whoever
 * knew the old one.
 *
 * @throws AppError `invalid_request` for a wrong present password.
 */
export async function changePassword(
  { db }: Platform,
  learner: Pick<Learner, 'id' | 'sessionId'>,
  { password, newPassword }: { password: string; newPassword: string },
): Promise<void> {
  await requirePassword(db, learner.id, password)
  const passwordHash = await hashPassword(newPassword)
  await transaction(db, async (tx) => {
    await setPasswordHash(tx, learner.id, passwordHash)
    await endSessionsOf(tx, learner.id, learner.sessionId)
  })
}
