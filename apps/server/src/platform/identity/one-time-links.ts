import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { oidcModel } from '../database/schema/identity.ts'
import type { Database, Transaction } from '../database/transaction.ts'

type Db = Database | Transaction
/** What a link is good for; it ends with the sessions of its account. */
type Link = { kind: string; accountId: string; details: unknown; expiresAt: Date }

const TOKEN_BYTES = 32
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Makes an address that one may use once: its token, of which the hash alone is kept, among what the issuer keeps for a while. */
export async function keepOneTimeLink(db: Db, { kind, accountId, details, expiresAt }: Link): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await db.insert(oidcModel).values({ kind, id: hashOf(token), payload: { accountId, details }, expiresAt })
  return token
}

/** What the token was made for; undefined where it was used, is unknown or has expired. */
export async function takeOneTimeLink(db: Db, kind: string, token: string, now: Date): Promise<unknown> {
  const isLink = and(eq(oidcModel.kind, kind), eq(oidcModel.id, hashOf(token)), gt(oidcModel.expiresAt, now))
  const [row] = await db.delete(oidcModel).where(isLink).returning({ payload: oidcModel.payload })
  return row?.payload
}
