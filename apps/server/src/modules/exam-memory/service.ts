import type { Database, Transaction } from '../../platform/database/transaction.ts'
import { insertSighting, type NewSighting } from './queries.ts'

/** Records that a question was seen in a real exam. */
export function addSighting(db: Database | Transaction, sighting: NewSighting): Promise<void> {
  return insertSighting(db, sighting)
}
