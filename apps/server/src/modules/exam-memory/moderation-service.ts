import type { Transaction } from '../../platform/database/transaction.ts'
import { updateSightingHidden } from './moderation-queries.ts'

/** Lets a sighting count for nothing, or count again (`null`). */
export function setSightingHidden(tx: Transaction, sightingId: number, hiddenAt: Date | null): Promise<void> {
  return updateSightingHidden(tx, sightingId, hiddenAt)
}
