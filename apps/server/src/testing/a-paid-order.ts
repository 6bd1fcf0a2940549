import { randomUUID } from 'node:crypto'
import { paymentOrder } from '../platform/database/schema.ts'
import type { Database } from '../platform/database/transaction.ts'

/** Puts an order in that this learner has paid; returns its id. */
export async function aPaidOrder(db: Database, userId: string, now: Date): Promise<number> {
  const values: typeof paymentOrder.$inferInsert = {
    userId,
    token: randomUUID(),
    planId: 2,
    planName: 'Month',
    planDays: 30,
    listAmountMinor: 1299,
    amountMinor: 1299,
    currency: 'USD',
    gateway: 'sandbox-usd',
    redirectUrl: 'http://localhost:3000/dashboard',
    secondaryRedirectUrl: 'http://localhost:3000/dashboard',
    state: 'paid',
    createdAt: now,
    paidAt: now,
  }
  const [row] = await db.insert(paymentOrder).values(values).returning({ id: paymentOrder.id })
  if (!row) throw new Error('An order was stored without an id.')
  return row.id
}
