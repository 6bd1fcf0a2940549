import { type Transaction, transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Learner } from '../../platform/http/learner.ts'
import type { Platform } from '../../platform/services.ts'
import { deleteTakes } from '../practice/exam-answer-service.ts'
import { emptyItems, listTakes } from './answer-queries.ts'
import { markDeleted, removeTest } from './end-queries.ts'
import { lockTest } from './queries.ts'

/**
 * Deletes a test: a running one with its answers, of an ended one what it says, while its scored answers stay among the learner's. Which
 * questions were met in it, and that it was taken, is kept.
 *
 * @throws AppError `not_found`
 */
export async function deleteTest({ db, storage, log }: Platform, learner: Learner, id: number): Promise<void> {
  const objectKeys = await transaction(db, (tx) => deleteIn(tx, learner, id))
  // The daily sweep removes an object whose deletion fails here.
  for (const key of objectKeys) {
    await storage.delete(key).catch((error: unknown) => log.warn({ err: error, key }, 'recording not deleted'))
  }
}

async function deleteIn(tx: Transaction, learner: Learner, id: number): Promise<string[]> {
  const test = await lockTest(tx, learner.id, id)
  if (!test) throw new AppError('not_found')
  const takes = await listTakes(tx, id)
  const objectKeys = takes.length === 0 ? [] : await deleteTakes(tx, takes)
  if (test.run.page === null) {
    await removeTest(tx, id)
  } else {
    await emptyItems(tx, id)
    await markDeleted(tx, id)
  }
  return objectKeys
}
