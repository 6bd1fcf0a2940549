import { createHash } from 'node:crypto'
import { lt, sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import { callCount } from '../database/schema/call-counts.ts'
import type { Database } from '../database/transaction.ts'

/** How often something was done in the window that runs, and when that ends. */
export type Counted = { count: number; endsAt: Date }

/** Counts that all server processes on one database share. */
export type CallCounts = {
  /** Adds `by` to what `name` did in the present window, in one statement, and returns the sum over all processes. */
  add: (name: string, by: number, windowMilliseconds: number) => Promise<Counted>
}

const hashOf = (name: string) => createHash('sha256').update(name).digest('base64url')

/** Windows begin at round times, so that processes need not agree on where one began. */
export const windowEnd = (now: Date, windowMilliseconds: number): Date =>
  new Date((Math.floor(now.getTime() / windowMilliseconds) + 1) * windowMilliseconds)

/** Opens the counts. Addresses and accounts are kept as hashes, until the hour's clean-up. */
export function createCallCounts(db: Database, clock: Clock): CallCounts {
  return {
    add: async (name, by, windowMilliseconds) => {
      const endsAt = windowEnd(clock.now(), windowMilliseconds)
      const [row] = await db
        .insert(callCount)
        .values({ key: hashOf(name), endsAt, count: by })
        .onConflictDoUpdate({
          target: [callCount.key, callCount.endsAt],
          set: { count: sql`${callCount.count} + ${by}` },
        })
        .returning({ count: callCount.count })
      return { count: row?.count ?? by, endsAt }
    },
  }
}

/** Forgets what counts no more. */
export async function deleteEndedCounts(db: Database, clock: Clock): Promise<void> {
  await db.delete(callCount).where(lt(callCount.endsAt, clock.now()))
}
