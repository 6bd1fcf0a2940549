import type { Database } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Learner } from '../../platform/http/learner.ts'
import { listDictations, removeDictation } from './queries.ts'

/** One page of a learner's dictations, the latest first, and how many there are. */
export const listMyDictations = (db: Database, { id }: Learner, page: { page: number; size: number }) =>
  listDictations(db, id, page)

/** @throws AppError `not_found` for a dictation that is not the learner's. */
export async function deleteMyDictation(db: Database, learner: Learner, id: number): Promise<void> {
  if (!(await removeDictation(db, learner.id, id))) throw new AppError('not_found')
}
