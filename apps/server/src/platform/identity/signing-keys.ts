import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { exportJWK, generateKeyPair, type JSONWebKeySet, type JWK } from 'jose'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import { signingKey } from '../database/schema/identity.ts'
import type { Database } from '../database/transaction.ts'

const jwkSchema = z.looseObject({ kty: z.string() })

/** The private key that signs access tokens, the same for all instances. */
export async function signingJwk(db: Database, clock: Clock): Promise<JWK> {
  return jwkSchema.parse(
    await keptKey(db, clock, 'rs256', async () => {
      const { privateKey } = await generateKeyPair('RS256', { extractable: true })
      return { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: randomBytes(8).toString('hex') }
    }),
  )
}

/** Whoever inserts first decides; everyone reads what is there. */
async function keptKey(db: Database, clock: Clock, id: string, make: () => Promise<JWK>): Promise<unknown> {
  const find = async () =>
    (await db.select({ jwk: signingKey.jwk }).from(signingKey).where(eq(signingKey.id, id)))[0]?.jwk
  const existing = await find()
  if (existing !== undefined) return existing
  await db
    .insert(signingKey)
    .values({ id, jwk: await make(), createdAt: clock.now() })
    .onConflictDoNothing()
  return find()
}

const publicJwkSchema = z.object({
  kty: z.literal('RSA'),
  kid: z.string(),
  alg: z.string(),
  use: z.string(),
  n: z.string(),
  e: z.string(),
})

/** What verifiers may know of the signing key: nothing private. */
export function publicKeySet(jwk: JWK): JSONWebKeySet {
  return { keys: [publicJwkSchema.parse(jwk)] }
}
