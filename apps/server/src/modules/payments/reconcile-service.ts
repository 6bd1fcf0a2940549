import type { Platform } from '../../platform/services.ts'
import { askAbout } from './ask-service.ts'
import { listUnprocessed, listUnprocessedGateways } from './event-queries.ts'
import { processEvent } from './event-service.ts'
import { listDue, listDueGateways, updateOrder } from './order-queries.ts'

/** Of one gateway in one run. */
const BATCH = 40
/** A run ends before the queue takes it for hung; what is left is asked about in the next one. */
const RUN_MS = 90_000
/** An event that has just come is being worked on. */
const EVENT_REST_MS = 60_000

/** One that fails for a reason of ours lets the others pass before it is tried again. */
const PUT_OFF_MS = 30 * 60_000

/**
 * `payments.reconcile`: asks the gateways about orders of which nothing was heard, and about events that were left over.
 * Each gateway goes its own way, so that one that is silent or slow holds up no other; one that is silent is left until
 * the next run.
 */
export async function reconcilePayments(platform: Platform): Promise<void> {
  const { db, clock } = platform
  const now = clock.now()
  const restedSince = new Date(now.getTime() - EVENT_REST_MS)
  const gateways = new Set([...(await listUnprocessedGateways(db, restedSince)), ...(await listDueGateways(db, now))])
  await Promise.all([...gateways].map((gateway) => reconcileWith(platform, gateway, now, restedSince)))
}

async function reconcileWith(platform: Platform, gateway: string, now: Date, restedSince: Date): Promise<void> {
  const { db, clock, log } = platform
  const isOver = () => clock.now().getTime() - now.getTime() >= RUN_MS
  for (const event of await listUnprocessed(db, gateway, restedSince, BATCH)) {
    if (isOver()) return
    try {
      if ((await processEvent(platform, event)) === 'unavailable') return
    } catch (error) {
      log.error({ err: error, gateway, eventId: event.eventId }, 'a payment event could not be processed')
    }
  }
  for (const order of await listDue(db, gateway, now, BATCH)) {
    if (isOver()) return
    try {
      if ((await askAbout(platform, order)) === 'unavailable') return
    } catch (error) {
      log.error({ err: error, orderId: order.id }, 'an order could not be reconciled')
      await updateOrder(db, order.id, { nextCheckAt: new Date(now.getTime() + PUT_OFF_MS) })
    }
  }
}
