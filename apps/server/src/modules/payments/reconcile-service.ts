import type { Platform } from '../../platform/services.ts'
import { askAbout } from './ask-service.ts'
import { listUnprocessed } from './event-queries.ts'
import { processEvent } from './event-service.ts'
import { listDue, updateOrder } from './order-queries.ts'

/** As many as a slow gateway answers before the next run. */
const BATCH = 40
/** An event that has just come is being worked on. */
const EVENT_REST_MS = 60_000

/** One that fails for a reason of ours lets the others pass before it is tried again. */
const PUT_OFF_MS = 30 * 60_000

/** `payments.reconcile`: asks the gateways about orders of which nothing was heard, and about events that were left over. */
export async function reconcilePayments(platform: Platform): Promise<void> {
  const { db, clock, log } = platform
  const now = clock.now()
  for (const event of await listUnprocessed(db, new Date(now.getTime() - EVENT_REST_MS), BATCH)) {
    await processEvent(platform, event).catch((error: unknown) => {
      log.error(
        { err: error, gateway: event.gateway, eventId: event.eventId },
        'a payment event could not be processed',
      )
    })
  }
  const silent = new Set<string>()
  for (const order of await listDue(db, now, BATCH)) {
    // One that was silent just now would only make the others wait.
    if (silent.has(order.gateway)) continue
    try {
      if ((await askAbout(platform, order)) === 'unavailable') silent.add(order.gateway)
    } catch (error) {
      log.error({ err: error, orderId: order.id }, 'an order could not be reconciled')
      await updateOrder(db, order.id, { nextCheckAt: new Date(now.getTime() + PUT_OFF_MS) })
    }
  }
}
