import { z } from 'zod'
import { transaction, type Transaction } from '../../platform/database/transaction.ts'
import type { Learner } from '../../platform/http/learner.ts'
import type { Platform } from '../../platform/services.ts'
import { findFirst, type Idempotency, keepFirst } from '../idempotency/service.ts'

const keptSchema = z.object({ id: z.int() })

/** Runs `post` in a transaction and returns the id of what it stored; sent again with the same key, the first one's. */
export async function postOnce(
  { db, clock }: Platform,
  learner: Learner,
  idempotency: Idempotency | null,
  post: (tx: Transaction) => Promise<number>,
): Promise<number> {
  const findEarlier = async () => {
    const first = idempotency && (await findFirst(db, learner.id, idempotency))
    return first ? keptSchema.parse(first).id : undefined
  }
  const earlier = await findEarlier()
  if (earlier !== undefined) return earlier
  try {
    return await transaction(db, async (tx) => {
      const id = await post(tx)
      if (idempotency) await keepFirst(tx, learner.id, idempotency, { status: 201, body: { id } }, clock.now())
      return id
    })
  } catch (error) {
    // The same request, sent twice at once, may have won meanwhile.
    const winner = await findEarlier()
    if (winner !== undefined) return winner
    throw error
  }
}
