import type { Database } from '../../platform/database/transaction.ts'
import { hashPassword, matchPassword } from '../../platform/identity/password.ts'
import { replacePasswordHash, type UserRecord } from './queries.ts'

/**
 * Whether this is the account's password; without an account it takes as long and is not. One that was hashed before passwords were
 * in NFC is hashed anew: from then on it may be typed with any keyboard.
 */
export async function isPasswordOf(db: Database, user: UserRecord | undefined, password: string): Promise<boolean> {
  const before = user?.passwordHash ?? null
  const match = await matchPassword(password, before)
  if (user && before !== null && match === 'as-typed') {
    await replacePasswordHash(db, user.id, before, await hashPassword(password))
  }
  return user !== undefined && match !== 'none'
}
