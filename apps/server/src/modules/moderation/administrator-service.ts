import { type Database, transaction } from '../../platform/database/transaction.ts'
import { setRole } from '../account/role-service.ts'
import { record } from './audit-service.ts'
import { endBan } from './ban-service.ts'

/** Who works at the installation itself, without an account. */
const operator = { id: null, nickname: 'Operator' }

/** Lets an account into the console, or out of it, and writes it down; false when nothing had to change. */
export function appoint(
  db: Database,
  user: { id: string; nickname: string },
  role: 'learner' | 'admin',
  now: Date,
): Promise<boolean> {
  return transaction(db, async (tx) => {
    if (!(await setRole(tx, user.id, role))) return false
    if (role === 'admin') await endBan(tx, user.id, now)
    const action = role === 'admin' ? 'account.make-admin' : 'account.remove-admin'
    await record(tx, { actor: operator, action, subjectId: user.id, details: { account: user.nickname } }, now)
    return true
  })
}
