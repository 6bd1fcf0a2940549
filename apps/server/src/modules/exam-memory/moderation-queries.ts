import { eq } from 'drizzle-orm'
import { sighting } from '../../platform/database/schema/sightings.ts'
import type { Transaction } from '../../platform/database/transaction.ts'

export async function updateSightingHidden(tx: Transaction, id: number, hiddenAt: Date | null): Promise<void> {
  await tx.update(sighting).set({ hiddenAt }).where(eq(sighting.id, id))
}
