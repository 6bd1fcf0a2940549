import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Clock } from './clock.ts'
import { signingKey } from './database/schema.ts'
import type { Database } from './database/transaction.ts'

const octKeySchema = z.object({ kty: z.literal('oct'), k: z.base64url() })
const SECRET_BYTES = 32

/**
 * A random secret of 32 bytes under `name`, made at the first call and kept in the database, so that all instances
 * share it and there is nothing to configure.
 */
export async function getSecret(db: Database, name: string, clock: Clock): Promise<Uint8Array> {
  const id = `secret:${name}`
  const jwk = { kty: 'oct', k: randomBytes(SECRET_BYTES).toString('base64url') }
  await db.insert(signingKey).values({ id, jwk, createdAt: clock.now() }).onConflictDoNothing()
  const [row] = await db.select({ jwk: signingKey.jwk }).from(signingKey).where(eq(signingKey.id, id))
  return Buffer.from(octKeySchema.parse(row?.jwk).k, 'base64url')
}
