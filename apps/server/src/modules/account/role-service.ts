import type { Transaction } from '../../platform/database/transaction.ts'
import { updateRole } from './role-queries.ts'

/** Makes an account an administrator's, or a learner's again; false when it already is. */
export function setRole(tx: Transaction, userId: string, role: 'learner' | 'admin'): Promise<boolean> {
  return updateRole(tx, userId, role)
}
