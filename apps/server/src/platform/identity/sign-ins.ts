import { and, eq, gt, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { oidcModel } from '../database/schema/identity.ts'
import type { Database, Transaction } from '../database/transaction.ts'

type Db = Database | Transaction

/** A browser that is signed in, as the embedded issuer keeps it. */
export type SignIn = { id: string; device: string; signedInAt: Date; lastUsedAt: Date }

/** What stands under a name in what the issuer keeps. */
export const inPayload = (name: string) => sql<string | null>`${oidcModel.payload} ->> ${sql.raw(`'${name}'`)}`
const isOf = (accountId: string) => sql`${inPayload('accountId')} = ${accountId}`
/** What was given in one sign-in: the session itself, and the tokens and codes that name it. */
const isIn = (id: string) => or(eq(oidcModel.uid, id), sql`${inPayload('sessionUid')} = ${id}`)

const sessionSchema = z.object({ iat: z.number(), loginTs: z.number().optional(), device: z.string().default('') })

/** The sign-ins of an account that have not ended, the one used last first. */
export async function listSignIns(db: Db, accountId: string, now: Date): Promise<SignIn[]> {
  const isOpen = and(isOf(accountId), gt(oidcModel.expiresAt, now))
  const sessions = await db
    .select({ id: oidcModel.uid, payload: oidcModel.payload })
    .from(oidcModel)
    .where(and(isOpen, eq(oidcModel.kind, 'Session'), isNotNull(oidcModel.uid)))
  const refreshes = await db
    .select({ id: inPayload('sessionUid'), last: sql<string>`max((${inPayload('iat')})::bigint)` })
    .from(oidcModel)
    .where(and(isOpen, eq(oidcModel.kind, 'RefreshToken')))
    .groupBy(inPayload('sessionUid'))
  const lastOf = new Map(refreshes.map(({ id, last }) => [id, Number(last)]))
  const signIns = sessions.map(({ id, payload }): SignIn => {
    const { iat, loginTs = iat, device } = sessionSchema.parse(payload)
    const lastUsedAt = atSecond(Math.max(iat, loginTs, lastOf.get(id) ?? 0))
    return { id: id ?? '', device, signedInAt: atSecond(loginTs), lastUsedAt }
  })
  return signIns.toSorted((a, b) => b.lastUsedAt.getTime() - a.lastUsedAt.getTime())
}

const atSecond = (second: number) => new Date(second * 1000)

/** Whether the sign-in that a token came from goes on. */
export async function isSignedIn(db: Db, accountId: string, id: string, now: Date): Promise<boolean> {
  const isSession = and(eq(oidcModel.kind, 'Session'), eq(oidcModel.uid, id), isOf(accountId))
  const [row] = await db
    .select({ id: oidcModel.id })
    .from(oidcModel)
    .where(and(isSession, gt(oidcModel.expiresAt, now)))
  return row !== undefined
}

/** Ends one sign-in of an account with all that was granted in it. Whether there was such a one. */
export async function endSignIn(db: Db, accountId: string, id: string): Promise<boolean> {
  const isGrant = and(eq(oidcModel.kind, 'Grant'), inArray(oidcModel.id, grantsIn(db, id)))
  const ended = await db
    .delete(oidcModel)
    .where(and(isOf(accountId), or(isIn(id), isGrant)))
    .returning({ kind: oidcModel.kind })
  return ended.some(({ kind }) => kind === 'Session')
}

/** Removes every session and grant of an account, e.g. after a new password; `keptId` names a sign-in that goes on. */
export async function endSessionsOf(db: Db, accountId: string, keptId?: string): Promise<void> {
  await db.delete(oidcModel).where(and(isOf(accountId), keptId === undefined ? undefined : isNotIn(db, keptId)))
}

function isNotIn(db: Db, id: string): SQL {
  const isGrant = and(eq(oidcModel.kind, 'Grant'), inArray(oidcModel.id, grantsIn(db, id)))
  return sql`(${or(isIn(id), isGrant)}) is not true`
}

const grantsIn = (db: Db, id: string) =>
  db
    .select({ id: sql<string>`${sql.raw('given.grant_id')}` })
    .from(sql`${oidcModel} as given`)
    .where(sql`given.payload ->> 'sessionUid' = ${id} and given.grant_id is not null`)
