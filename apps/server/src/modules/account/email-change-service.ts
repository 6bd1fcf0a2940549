import { createHash, randomBytes } from 'node:crypto'
import { isSameTyped } from '@rehearsal/exam/typed-text/comparable-typed'
import { z } from 'zod'
import { isUniqueViolation } from '../../platform/database/database-errors.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { issueAt } from '../../platform/http/issues.ts'
import type { Platform } from '../../platform/services.ts'
import {
  deleteEmailChangesBefore,
  type EmailChangeRecord,
  findEmailChange,
  removeEmailChange,
  saveEmailChange,
  takeEmailChange,
  updateEmail,
  updateEmailToken,
} from './email-change-queries.ts'
import { requirePassword } from './password-service.ts'
import { findUser, findUserByEmail, type UserRecord } from './queries.ts'

const LIFE_MILLISECONDS = 24 * 3_600_000

/** `account.send-email-links`: the link to the new address, and the notice to the old one. */
export const sendEmailLinksJob = { name: 'account.send-email-links', payload: z.object({ userId: z.uuid() }) }
/** `account.tell-email-changed`: its payload says where to; the account has the new one by then. */
export const tellEmailChangedJob = {
  name: 'account.tell-email-changed',
  payload: z.object({ userId: z.uuid(), oldEmail: z.string() }),
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** The address that a learner waits to confirm. */
export function getEmailChangeOf({ db, clock }: Platform, userId: string): Promise<EmailChangeRecord | undefined> {
  return findEmailChange(db, userId, clock.now())
}

/**
 * Has a link mailed to a new address. It does and answers the same when another account has that address: only its mail
 * says so.
 *
 * @throws AppError `invalid_request` for a wrong password, or the address that the learner has already.
 */
export async function startEmailChange(
  { db, clock, queue }: Platform,
  userId: string,
  { email, password }: { email: string; password: string },
): Promise<EmailChangeRecord | undefined> {
  const user = await requirePassword(db, userId, password)
  if (user.email !== null && isSameTyped(user.email, email)) {
    throw new AppError('invalid_request', { issues: [issueAt(['email'], 'same_email', SAME)] })
  }
  const now = clock.now()
  // Nobody knows the token of this hash: the true one is made when the mail is.
  const tokenHash = hashOf(newToken())
  await saveEmailChange(db, { userId, email, tokenHash, expiresAt: new Date(now.getTime() + LIFE_MILLISECONDS) })
  await queue.send(sendEmailLinksJob, { userId })
  return findEmailChange(db, userId, now)
}

const SAME = 'This is your address already.'
const newToken = () => randomBytes(24).toString('base64url')

/** Mails the link to the new address, or that it is taken; and a notice to the old one. */
export async function sendEmailLinks({ db, clock, config, mail }: Platform, userId: string): Promise<void> {
  const [user, change] = [await findUser(db, userId), await findEmailChange(db, userId, clock.now())]
  if (!user || !change) return
  const isTaken = (await findUserByEmail(db, change.email)) !== undefined
  if (isTaken) {
    await mail.send({
      to: change.email,
      subject: 'This address has a Rehearsal account already',
      text: TAKEN_TEXT,
    })
  } else {
    const token = newToken()
    const link = new URL(`/confirm-email/${token}`, config.publicUrl)
    await updateEmailToken(db, userId, change.email, hashOf(token))
    await mail.send({ to: change.email, subject: 'Confirm your new address for Rehearsal', text: linkText(link) })
  }
  if (user.email !== null) {
    await mail.send({ to: user.email, subject: 'A new address for your Rehearsal account', text: noticeText(user) })
  }
}

/** To an address that nobody has confirmed: nothing in it may be chosen by whoever asked, or this would mail their words to anyone. */
const linkText = ({ href }: URL) =>
  `Hello,\n\nsomebody with a Rehearsal account wants to sign in with this address. If that is you, open this link within a day:\n${href}\n\nIf it is not, do nothing: nothing changes.\n`
const TAKEN_TEXT =
  'Hello,\n\nsomebody asked to use this address for another Rehearsal account, but it has one already. Nothing has changed.\n\nIf that was you, sign in with this address, or delete the account that has it first.\n'
const noticeText = ({ nickname }: UserRecord) =>
  `Hello ${nickname},\n\nsomebody who knows your password asked to sign in to your account with another address. Until the link that was mailed there is opened, nothing changes.\n\nIf it was not you, set a new password at once: that makes the link worthless.\n`

/** Changes the address with a mailed token, and tells the old one. @throws AppError `reset_link_expired`, `email_taken`. */
export async function confirmEmailChange({ db, clock, queue }: Platform, token: string): Promise<void> {
  const done = await transaction(db, async (tx) => {
    const change = await takeEmailChange(tx, hashOf(token), clock.now())
    const user = change && (await findUser(tx, change.userId))
    if (!change || !user) throw new AppError('reset_link_expired')
    await updateEmail(tx, user.id, change.email)
    return { userId: user.id, oldEmail: user.email }
  }).catch((error: unknown) => {
    if (isUniqueViolation(error, 'users_email_key')) throw new AppError('email_taken', { cause: error, message: TAKEN })
    throw error
  })
  const { userId, oldEmail } = done
  if (oldEmail !== null) await queue.send(tellEmailChangedJob, { userId, oldEmail })
}

const TAKEN = 'Another account has been made with this address meanwhile. Your own keeps the address that it had.'

/** The last mail that an address gets. */
export async function tellEmailChanged({ db, mail }: Platform, userId: string, oldEmail: string): Promise<void> {
  const user = await findUser(db, userId)
  if (!user) return
  const text = `Hello ${user.nickname},\n\nyour Rehearsal account has another address from now on; this one gets no more mail.\n\nIf it was not you, write to whoever runs this installation.\n`
  await mail.send({ to: oldEmail, subject: 'Your Rehearsal account has a new address', text })
}

export function withdrawEmailChange({ db }: Platform, userId: string): Promise<void> {
  return removeEmailChange(db, userId)
}

/** Forgets changes whose link has expired. */
export function deleteExpiredEmailChanges({ db, clock }: Platform): Promise<void> {
  return deleteEmailChangesBefore(db, clock.now())
}
