import { createHash, createHmac } from 'node:crypto'
import { and, eq, gte, isNotNull, isNull, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Adapter, errors } from 'oidc-provider'
import type { Clock } from '../clock.ts'
import { oidcModel } from '../database/schema/identity.ts'
import type { Database } from '../database/transaction.ts'
import { endAfter, oidcAdapterOf } from './oidc-adapter.ts'
import { endSignIn, inPayload } from './sign-ins.ts'

const KIND = 'RefreshToken'

/** For so long after its first use a refresh token may ask once more for its successor: the answer may have been lost. */
const REPEAT_SECONDS = 30

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
const isToken = (token: string) => and(eq(oidcModel.kind, KIND), eq(oidcModel.id, hashOf(token)))

/**
 * The refresh token that follows `token`, always the same: whoever repeats a request whose answer was lost is given it
 * again, by any process, and nobody has to keep it. Without the installation's secret it cannot be worked out.
 */
export const successorOf = (secret: Uint8Array, token: string): string =>
  createHmac('sha256', secret).update(token).digest('base64url')

/**
 * Keeps refresh tokens, by their hashes alone, and decides about each use in one conditional update: the first rotates, one
 * repetition within 30 s is given the same successor again unless that was used, and every other reuse ends the whole sign-in.
 */
export function refreshTokenAdapterOf(db: Database, clock: Clock, secret: Uint8Array): Adapter {
  const rows = oidcAdapterOf(db, clock)(KIND)
  return {
    ...rows,
    upsert: async (token, { jti: _value, ...payload }, expiresIn) => {
      const expiresAt = endAfter(clock, expiresIn)
      const row = { kind: KIND, id: hashOf(token), payload, grantId: payload.grantId ?? null, expiresAt }
      // A repetition finds its successor here, unless the process that rotated was stopped before it kept one.
      await db.insert(oidcModel).values(row).onConflictDoNothing()
    },
    find: async (token) => {
      await hashKeptValue(db, token)
      const found = await rows.find(hashOf(token))
      // Whether it was used before is decided by `consume`, in the database.
      return found === undefined ? undefined : { ...found, jti: token, consumed: undefined }
    },
    consume: async (token) => {
      if (await spend(db, clock, token)) return
      if (await repeat(db, clock, token, successorOf(secret, token))) return
      await endSignInOf(db, token)
      throw new errors.InvalidGrant('refresh token already used')
    },
    destroy: (token) => rows.destroy(hashOf(token)),
  }
}

async function spend(db: Database, clock: Clock, token: string): Promise<boolean> {
  const used = await db
    .update(oidcModel)
    .set({ consumedAt: clock.now() })
    .where(and(isToken(token), isNull(oidcModel.consumedAt)))
    .returning({ id: oidcModel.id })
  return used.length > 0
}

async function repeat(db: Database, clock: Clock, token: string, successor: string): Promise<boolean> {
  const next = alias(oidcModel, 'next')
  const isSuccessorUsed = db
    .select({ id: next.id })
    .from(next)
    .where(and(eq(next.kind, KIND), eq(next.id, hashOf(successor)), isNotNull(next.consumedAt)))
  const earliest = new Date(clock.now().getTime() - REPEAT_SECONDS * 1000)
  const repeated = await db
    .update(oidcModel)
    .set({ payload: sql`${oidcModel.payload} || '{"isRepeated":true}'::jsonb` })
    .where(
      and(
        isToken(token),
        gte(oidcModel.consumedAt, earliest),
        isNull(inPayload('isRepeated')),
        notExists(isSuccessorUsed),
      ),
    )
    .returning({ id: oidcModel.id })
  return repeated.length > 0
}

/** Ends the sign-in of a used refresh token that comes from another client than it was given to. */
export async function endSignInIfStolen(db: Database, token: string, clientId: unknown): Promise<void> {
  const [row] = await db
    .select({ clientId: inPayload('clientId') })
    .from(oidcModel)
    .where(and(isToken(token), isNotNull(oidcModel.consumedAt)))
  if (row !== undefined && row.clientId !== clientId) await endSignInOf(db, token)
}

/** Ends all that the sign-in of a refresh token gave: access tokens, which nobody keeps, are good for as long as it goes on. */
async function endSignInOf(db: Database, token: string): Promise<void> {
  const [row] = await db
    .select({ accountId: inPayload('accountId'), signIn: inPayload('sessionUid') })
    .from(oidcModel)
    .where(isToken(token))
  if (row === undefined || row.accountId === null || row.signIn === null) return
  await endSignIn(db, row.accountId, row.signIn)
}

/** Tokens from before hashes were kept lie here by their value, for 30 days at most; one that is used is kept by its hash from then on. */
async function hashKeptValue(db: Database, token: string): Promise<void> {
  await db
    .update(oidcModel)
    .set({ id: hashOf(token), payload: sql`${oidcModel.payload} - 'jti'` })
    .where(and(eq(oidcModel.kind, KIND), eq(oidcModel.id, token), eq(inPayload('jti'), token)))
}
