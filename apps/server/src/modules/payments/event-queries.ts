import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { gatewayEvent } from '../../platform/database/schema/payments.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'

type Db = Database | Transaction
type EventKey = { gateway: string; eventId: string }
export type EventRecord = typeof gatewayEvent.$inferSelect

const isEvent = ({ gateway, eventId }: EventKey) =>
  and(eq(gatewayEvent.gateway, gateway), eq(gatewayEvent.eventId, eventId))

/** Keeps an event that is delivered for the first time, and returns it as it is kept. */
export async function keepEvent(db: Db, row: typeof gatewayEvent.$inferInsert): Promise<EventRecord> {
  await db.insert(gatewayEvent).values(row).onConflictDoNothing()
  const [kept] = await db.select().from(gatewayEvent).where(isEvent(row))
  if (!kept) throw new Error('The event was not stored.')
  return kept
}

export async function markProcessed(db: Db, event: EventKey, now: Date): Promise<void> {
  await db.update(gatewayEvent).set({ processedAt: now }).where(isEvent(event))
}

const isUnprocessed = (before: Date) => and(isNull(gatewayEvent.processedAt), lte(gatewayEvent.receivedAt, before))

/** The gateways of such events. */
export async function listUnprocessedGateways(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ gateway: gatewayEvent.gateway })
    .from(gatewayEvent)
    .where(isUnprocessed(before))
  return rows.map(({ gateway }) => gateway)
}

/** Events about which their gateway could not be asked, the oldest first. */
export async function listUnprocessed(db: Db, gateway: string, before: Date, limit: number): Promise<EventRecord[]> {
  return db
    .select()
    .from(gatewayEvent)
    .where(and(eq(gatewayEvent.gateway, gateway), isUnprocessed(before)))
    .orderBy(asc(gatewayEvent.receivedAt), asc(gatewayEvent.eventId))
    .limit(limit)
}
