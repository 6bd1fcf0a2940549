import { randomBytes, randomUUID } from 'node:crypto'
import { visible } from '@rehearsal/contracts/sign-in'
import { comparableTyped } from '@rehearsal/exam/typed-text/comparable-typed'
import { z } from 'zod'
import { issueAt } from '../../platform/http/issues.ts'
import { isUniqueViolation } from '../../platform/database/database-errors.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Authenticate, Learner } from '../../platform/http/learner.ts'
import { hashPassword } from '../../platform/identity/password.ts'
import { isSignedIn } from '../../platform/identity/sign-ins.ts'
import type { TokenSubject, TokenVerifier } from '../../platform/identity/token-verifier.ts'
import type { Platform } from '../../platform/services.ts'
import { isCountry } from '../countries/service.ts'
import { subscriptionOf } from '../subscriptions/service.ts'
import { removeEmailChange } from './email-change-queries.ts'
import {
  findUser,
  findUserByEmail,
  findUserBySubject,
  insertUser,
  type NewUser,
  type ProfileChanges,
  updatePassword,
  updateProfile,
  type UserRecord,
} from './queries.ts'
import { chosenFormat, formatsOf, isOffered } from './learner-formats.ts'
import { isPasswordOf } from './own-password-service.ts'
import { isLanguage, isTimeZone } from './profile-lists.ts'

export type { NewUser, UserRecord }

type Parts = Pick<Platform, 'db' | 'clock' | 'config'>

/** Makes the function that turns a bearer token into a learner, whoever issued it. */
export function createAuthenticate(parts: Parts, verifier: TokenVerifier, isEmbedded: boolean): Authenticate {
  return async (token) => {
    const subject = await verifier.verify(token)
    if (!subject) return null
    const user = isEmbedded ? await userOfOurs(parts, subject) : await userOfIssuer(parts, subject)
    if (!user || hasExpired(user, parts.clock.now())) return null
    const sessionId = isEmbedded ? subject.sessionId : null
    if (sessionId === null) return learnerOf(parts, user)
    // Who was signed out elsewhere is out at once, not when the token has run out.
    if (!(await isSignedIn(parts.db, user.id, sessionId, parts.clock.now()))) return null
    return { ...(await learnerOf(parts, user)), sessionId }
  }
}

/** A demo ends with its day, even before the job that removes it has run. */
const hasExpired = ({ demoExpiresAt }: UserRecord, now: Date) => demoExpiresAt !== null && demoExpiresAt <= now

async function learnerOf({ db, clock, config }: Parts, user: UserRecord): Promise<Learner> {
  const { status } = await subscriptionOf(db, user.id, clock.now())
  const { id, role, nickname, timeZone, language, examVariant } = user
  return {
    id,
    role,
    status,
    nickname,
    timeZone,
    language,
    examVariant,
    formats: formatsOf(config, user.academicFormat),
  }
}

/** The embedded issuer calls learners by their ids. */
async function userOfOurs({ db }: Parts, { subject }: TokenSubject) {
  const { data: id } = z.uuid().safeParse(subject)
  return id === undefined ? undefined : findUser(db, id)
}

/** Learners of an outside issuer get their row when they first come. */
async function userOfIssuer(parts: Parts, { issuer, subject, email, name }: TokenSubject) {
  const existing = await findUserBySubject(parts.db, issuer, subject)
  if (existing) return existing
  const nickname =
    visible(name ?? '')
      .slice(0, LONGEST_NICKNAME)
      .trim() || 'Learner'
  const fields = { nickname, issuer, subject, timeZone: 'UTC' }
  const isTaken = !(await insertedUser(parts, { ...fields, email }))
  // The address may belong to another account. Whether it is the same person only that account could tell.
  if (isTaken && email !== null) await insertedUser(parts, { ...fields, email: null })
  return findUserBySubject(parts.db, issuer, subject)
}

/** Stores a learner; false when there is one with this subject or this e-mail. */
async function insertedUser(parts: Parts, fields: NewUserFields): Promise<boolean> {
  try {
    await insertUser(parts.db, newUser(parts, fields))
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

const LONGEST_NICKNAME = 40

type NewUserFields = Pick<NewUser, 'email' | 'nickname' | 'timeZone'> & Partial<NewUser>

export function newUser({ clock }: Pick<Parts, 'clock'>, fields: NewUserFields): NewUser {
  return {
    id: randomUUID(),
    username: usernameOf(fields.nickname),
    passwordHash: null,
    issuer: null,
    subject: null,
    isDemo: false,
    demoExpiresAt: null,
    createdAt: clock.now(),
    ...fields,
  }
}

/** Readable and unique: the name with a random tail. */
function usernameOf(nickname: string): string {
  const slug = comparableTyped(nickname)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/gu, '')
  return `${slug === '' ? 'learner' : slug.slice(0, 30)}-${randomBytes(4).toString('hex')}`
}

/** Stores an account that was made elsewhere, such as a demo learner's. */
export function addUser(db: Platform['db'] | Transaction, user: NewUser): Promise<void> {
  return insertUser(db, user)
}

/** The account with this e-mail, whatever its case. */
export function findAccountByEmail(db: Platform['db'], email: string): Promise<UserRecord | undefined> {
  return findUserByEmail(db, email)
}

/** The account with this id. */
export function findAccount(db: Platform['db'], userId: string): Promise<UserRecord | undefined> {
  return findUser(db, userId)
}

export type SignUp = Pick<NewUser, 'nickname' | 'timeZone' | 'examVariant'> & { email: string; password: string }

/** Makes an account and returns its id. @throws AppError `email_taken`, `invalid_request` for an unknown zone. */
export async function signUp(
  parts: Parts,
  { email, password, nickname, timeZone, examVariant }: SignUp,
): Promise<string> {
  requireTimeZone(timeZone)
  const user = newUser(parts, { email, nickname, timeZone, examVariant, passwordHash: await hashPassword(password) })
  try {
    await insertUser(parts.db, user)
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_key')) throw new AppError('email_taken', { cause: error })
    throw error
  }
  return user.id
}

/** The id of the account with this e-mail and password. @throws AppError `wrong_credentials`. */
export async function signIn({ db }: Parts, email: string, password: string): Promise<string> {
  const user = await findUserByEmail(db, email)
  const isRight = await isPasswordOf(db, user, password)
  if (!user || !isRight) throw new AppError('wrong_credentials')
  return user.id
}

/** Keeps the hash of a new password, and drops a change of address: whoever knew the old password may have asked for it. */
export async function setPasswordHash(db: Platform['db'] | Transaction, userId: string, hash: string): Promise<void> {
  await updatePassword(db, userId, hash)
  await removeEmailChange(db, userId)
}

/** Keeps the language that translations are in, lower case. */
export function setLanguage(db: Platform['db'] | Transaction, userId: string, language: string): Promise<void> {
  return updateProfile(db, userId, { language })
}

/** @throws AppError `not_logged_in` where the account is gone. */
export async function getLearner(parts: Parts, userId: string): Promise<Learner> {
  const user = await findUser(parts.db, userId)
  if (!user) throw new AppError('not_logged_in')
  return learnerOf(parts, user)
}

export async function getAccount({ db, clock, config }: Parts, userId: string) {
  const user = await findUser(db, userId)
  if (!user) throw new AppError('not_logged_in')
  const { academicFormat } = user
  return {
    user,
    subscription: await subscriptionOf(db, userId, clock.now()),
    formats: formatsOf(config, academicFormat),
    academicFormat: chosenFormat(config, academicFormat),
  }
}
export type Account = Awaited<ReturnType<typeof getAccount>>

/** @throws AppError `invalid_request` with everything that is unknown, or the username that another has. */
export async function changeProfile(parts: Parts, userId: string, changes: ProfileChanges) {
  const { language, country, timeZone, academicFormat } = changes
  const issues = [
    isKnown(language, isLanguage) ? [] : [issueAt(['language'], 'unknown_language', UNKNOWN.language)],
    isKnown(country, isCountry) ? [] : [issueAt(['country'], 'unknown_country', UNKNOWN.country)],
    isKnown(timeZone, isTimeZone) ? [] : [issueAt(['timeZone'], 'unknown_time_zone', UNKNOWN.timeZone)],
    isKnown(academicFormat, (format) => isOffered(parts.config, format))
      ? []
      : [issueAt(['academicFormat'], 'format_not_offered', UNKNOWN.academicFormat)],
  ].flat()
  if (issues.length > 0) throw new AppError('invalid_request', { issues })
  try {
    await updateProfile(parts.db, userId, changes)
  } catch (cause) {
    if (!isUniqueViolation(cause, 'users_username_key')) throw cause
    const issue = issueAt(['username'], 'taken', 'Somebody has this name. Choose another.')
    throw new AppError('invalid_request', { cause, issues: [issue] })
  }
  return getAccount(parts, userId)
}

const UNKNOWN = {
  language: 'Choose a language from the list',
  country: 'Choose a country from the list',
  timeZone: 'Choose a time zone from the list',
  academicFormat: 'Choose an exam that is offered here',
}

/** What is not changed, or taken away, needs no place in a list. */
const isKnown = <Value extends string>(value: Value | null | undefined, isListed: (value: Value) => boolean) =>
  value === undefined || value === null || isListed(value)

/** @throws AppError `invalid_request` for a zone that this machine does not know. */
export function requireTimeZone(timeZone: string): void {
  if (isTimeZone(timeZone)) return
  throw new AppError('invalid_request', { issues: [issueAt(['timeZone'], 'unknown_time_zone', UNKNOWN.timeZone)] })
}
