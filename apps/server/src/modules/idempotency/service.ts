import type { Database, Transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { deleteIdempotentBefore, findIdempotent, insertIdempotent } from './queries.ts'

/** What a client calls its request, and a hash of all of it. */
export type Idempotency = { key: string; requestHash: string }

/**
 * What was kept of the first response to this request; undefined when this is the first.
 *
 * @throws AppError `idempotency_key_reused` when the key came with another request.
 */
export async function findFirst(
  db: Database | Transaction,
  userId: string,
  { key, requestHash }: Idempotency,
): Promise<unknown> {
  const first = await findIdempotent(db, userId, key)
  if (first && first.requestHash !== requestHash) throw new AppError('idempotency_key_reused')
  return first?.body
}

/** Keeps the first response with what it tells of, in one transaction; of two at once the second waits here and fails. */
export async function keepFirst(
  tx: Transaction,
  userId: string,
  idempotency: Idempotency,
  response: { status: number; body: unknown },
  now: Date,
): Promise<void> {
  await insertIdempotent(tx, { userId, ...idempotency, ...response, createdAt: now })
}

export const forgetFirstBefore = deleteIdempotentBefore
