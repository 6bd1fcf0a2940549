import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import { invoiceSeries, paymentOrder } from '../../platform/database/schema/payments.ts'
import { subscription } from '../../platform/database/schema/subscriptions.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'

type Db = Database | Transaction
type OrderRow = typeof paymentOrder.$inferSelect
export type OrderRecord = OrderRow & { period: { startsAt: Date; endsAt: Date } | null }
export type NewOrder = typeof paymentOrder.$inferInsert
export type OrderChanges = Partial<
  Pick<
    OrderRow,
    'state' | 'failure' | 'reference' | 'approvalUrl' | 'invoiceNumber' | 'paidAt' | 'refundedAt' | 'nextCheckAt'
  >
>

const withPeriod = (db: Db) =>
  db
    .select({ order: paymentOrder, period: { startsAt: subscription.startsAt, endsAt: subscription.endsAt } })
    .from(paymentOrder)
    .leftJoin(subscription, eq(subscription.orderId, paymentOrder.id))

type Joined = { order: OrderRow; period: OrderRecord['period'] }
const recordOf = ({ order, period }: Joined): OrderRecord => ({ ...order, period })

export async function insertOrder(db: Db, row: NewOrder): Promise<number> {
  const [inserted] = await db.insert(paymentOrder).values(row).returning({ id: paymentOrder.id })
  if (!inserted) throw new Error('The order was not stored.')
  return inserted.id
}

export async function findOrder(db: Db, id: number): Promise<OrderRecord | undefined> {
  const [row] = await withPeriod(db).where(eq(paymentOrder.id, id))
  return row && recordOf(row)
}

export async function findOrderByToken(db: Db, gateway: string, token: string): Promise<OrderRecord | undefined> {
  const [row] = await withPeriod(db).where(and(eq(paymentOrder.gateway, gateway), eq(paymentOrder.token, token)))
  return row && recordOf(row)
}

export async function findOrderByReference(
  db: Db,
  gateway: string,
  reference: string,
): Promise<OrderRecord | undefined> {
  const [row] = await withPeriod(db).where(
    and(eq(paymentOrder.gateway, gateway), eq(paymentOrder.reference, reference)),
  )
  return row && recordOf(row)
}

/** The order as it stands, kept so until the transaction ends. */
export async function lockOrder(tx: Transaction, id: number): Promise<OrderRow> {
  const [row] = await tx.select().from(paymentOrder).where(eq(paymentOrder.id, id)).for('update')
  if (!row) throw new Error(`The order ${id} is gone.`)
  return row
}

export async function listOrdersOf(db: Db, userId: string, { page, size }: { page: number; size: number }) {
  const rows = await withPeriod(db)
    .where(eq(paymentOrder.userId, userId))
    .orderBy(desc(paymentOrder.id))
    .limit(size)
    .offset(page * size)
  return { rows: rows.map(recordOf), total: await db.$count(paymentOrder, eq(paymentOrder.userId, userId)) }
}

/** A learner's open orders that hold a code, the oldest first. */
export async function listHolders(db: Db, userId: string, discountCode: string): Promise<OrderRecord[]> {
  const rows = await withPeriod(db)
    .where(
      and(
        eq(paymentOrder.userId, userId),
        eq(paymentOrder.discountCode, discountCode),
        inArray(paymentOrder.state, ['created', 'pending']),
      ),
    )
    .orderBy(asc(paymentOrder.id))
  return rows.map(recordOf)
}

/** The gateways that are to be asked about orders. */
export async function listDueGateways(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ gateway: paymentOrder.gateway })
    .from(paymentOrder)
    .where(lte(paymentOrder.nextCheckAt, now))
  return rows.map(({ gateway }) => gateway)
}

/** Orders about which a gateway is to be asked, the longest due first. */
export async function listDue(db: Db, gateway: string, now: Date, limit: number): Promise<OrderRecord[]> {
  const rows = await withPeriod(db)
    .where(and(eq(paymentOrder.gateway, gateway), lte(paymentOrder.nextCheckAt, now)))
    .orderBy(asc(paymentOrder.nextCheckAt), asc(paymentOrder.id))
    .limit(limit)
  return rows.map(recordOf)
}

export async function updateOrder(db: Db, id: number, changes: OrderChanges): Promise<void> {
  await db.update(paymentOrder).set(changes).where(eq(paymentOrder.id, id))
}

/** The next number of a series. Its row stays locked to the end of the transaction: a number is never left out. */
export async function nextInvoice(tx: Transaction, series: string): Promise<number> {
  const [row] = await tx
    .insert(invoiceSeries)
    .values({ name: series, last: 1 })
    .onConflictDoUpdate({ target: invoiceSeries.name, set: { last: sql`${invoiceSeries.last} + 1` } })
    .returning({ last: invoiceSeries.last })
  if (!row) throw new Error(`The series ${series} gave no number.`)
  return row.last
}
