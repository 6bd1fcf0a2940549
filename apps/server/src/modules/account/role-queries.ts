import { and, eq, ne } from 'drizzle-orm'
import { users } from '../../platform/database/schema/users.ts'
import type { Transaction } from '../../platform/database/transaction.ts'

export async function updateRole(tx: Transaction, id: string, role: 'learner' | 'admin'): Promise<boolean> {
  const changed = await tx
    .update(users)
    .set({ role })
    .where(and(eq(users.id, id), ne(users.role, role)))
    .returning({ id: users.id })
  return changed.length > 0
}
