import { randomBytes } from 'node:crypto'
import type { SubscriptionStatus } from '@rehearsal/exam/codes'
import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import type { FormatId } from '@rehearsal/exam/formats/format-ids'
import { eq } from 'drizzle-orm'
import { importJWK, SignJWT } from 'jose'
import { formatsOf } from '../modules/account/learner-formats.ts'
import { addUser, newUser } from '../modules/account/service.ts'
import { grantPremium } from '../modules/subscriptions/service.ts'
import { users } from '../platform/database/schema.ts'
import { transaction } from '../platform/database/transaction.ts'
import type { Learner } from '../platform/http/learner.ts'
import { hashPassword } from '../platform/identity/password.ts'
import { signingJwk } from '../platform/identity/signing-keys.ts'
import type { TestApp } from './an-app.ts'

export type TestLearner = Learner & { email: string; token: string }

export type LearnerOptions = {
  plan?: SubscriptionStatus
  variant?: ExamVariant
  /** What they have chosen for ACADEMIC in their profile. */
  academicFormat?: FormatId
  role?: 'learner' | 'admin'
  nickname?: string
  timeZone?: string
  language?: string
  email?: string
  /** Hashing takes time, so only a learner who signs in has one. */
  password?: string
}

/** A stored learner with a valid token: on the trial, for ACADEMIC, in UTC, unless told otherwise. */
export async function aLearner(app: TestApp, options: LearnerOptions = {}): Promise<TestLearner> {
  const {
    plan = 'TRIAL',
    variant = 'ACADEMIC',
    academicFormat = null,
    role = 'learner',
    nickname = 'Ana',
    timeZone = 'UTC',
    language = null,
    password,
  } = options
  const { platform } = app
  const email = options.email ?? `${randomBytes(6).toString('hex')}@example.org`
  const passwordHash = password === undefined ? null : await hashPassword(password)
  const user = newUser(platform, { email, nickname, timeZone, passwordHash })
  await addUser(platform.db, user)
  await platform.db
    .update(users)
    .set({ role, language, examVariant: variant, academicFormat })
    .where(eq(users.id, user.id))
  if (plan === 'PREMIUM') {
    await transaction(platform.db, (tx) => grantPremium(tx, user.id, 30, 'admin', platform.clock.now()))
  }
  const formats = formatsOf(platform.config, academicFormat)
  const learner = {
    id: user.id,
    role,
    status: plan,
    nickname,
    timeZone,
    language,
    examVariant: variant,
    formats,
    email,
  }
  return { ...learner, token: await tokenFor(app, learner) }
}

export type TokenChanges = { issuer?: string; audience?: string; expiresAt?: Date; subject?: string }

/** An access token as the embedded issuer signs it, with claims changed where a test says so. */
export async function tokenFor(
  { platform: { config, db, clock } }: TestApp,
  { id }: { id: string },
  changes: TokenChanges = {},
): Promise<string> {
  const jwk = await signingJwk(db, clock)
  const inTenMinutes = new Date(clock.now().getTime() + 600_000)
  return new SignJWT({})
    .setProtectedHeader({ alg: 'RS256', kid: jwk.kid ?? '', typ: 'at+jwt' })
    .setIssuer(changes.issuer ?? config.identity.issuer)
    .setAudience(changes.audience ?? config.identity.audience)
    .setSubject(changes.subject ?? id)
    .setIssuedAt(clock.now())
    .setExpirationTime(changes.expiresAt ?? inTenMinutes)
    .sign(await importJWK(jwk, 'RS256'))
}
