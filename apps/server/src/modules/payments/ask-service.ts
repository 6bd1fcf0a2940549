import { GatewayError, type PaymentGateway, type PaymentReport } from '../../platform/gateways/gateway.ts'
import type { Platform } from '../../platform/services.ts'
import { closesAt, retryCheckAt } from './check-times.ts'
import { isOpen, type OrderEvent } from './order-machine.ts'
import { type OrderRecord, updateOrder } from './order-queries.ts'
import { amountOf, gatewayOf, settle } from './settle-service.ts'

export type Asked = 'answered' | 'unavailable'

/**
 * Asks the gateway how an order stands and takes the step that follows. An order whose time is up, and that the gateway
 * says is not paid, is closed there and expires here; one that the gateway never knew fails.
 *
 * `hasGivenUp`: the payer came back saying so. Only the gateway's own word that nothing is paid makes it true.
 */
export async function askAbout(
  platform: Platform,
  order: OrderRecord,
  { hasGivenUp = false }: { hasGivenUp?: boolean } = {},
): Promise<Asked> {
  const gateway = gatewayOf(platform, order.gateway)
  try {
    await settle(platform, order, await eventOf(platform, gateway, order, hasGivenUp ? cancelled : null))
    return 'answered'
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    platform.log.warn({ err: error, orderId: order.id, gateway: order.gateway }, 'a gateway could not be asked')
    // Nothing is known, so nothing changes but when it is asked again.
    const { db, clock } = platform
    await updateOrder(db, order.id, { nextCheckAt: retryCheckAt(order.createdAt, clock.now()) })
    return 'unavailable'
  }
}

/**
 * Closes an open order that a newer one overtakes at its gateway and says what step follows, for the caller to take. Where the gateway says
 * that it is paid, the step is that; null where the gateway does not answer.
 */
export async function closeAtGateway(platform: Platform, order: OrderRecord): Promise<OrderEvent | null> {
  try {
    return await eventOf(platform, gatewayOf(platform, order.gateway), order, { kind: 'overtaken' })
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    platform.log.warn({ err: error, orderId: order.id, gateway: order.gateway }, 'an order could not be given up')
    return null
  }
}

/** `givenUp`: the step that follows where nothing is paid, because the learner has left the order; null where nobody did. */
async function eventOf(
  { clock }: Platform,
  gateway: PaymentGateway | undefined,
  order: OrderRecord,
  givenUp: OrderEvent | null,
): Promise<OrderEvent> {
  const isOver = closesAt(order.createdAt) <= clock.now()
  if (order.reference === null) {
    if (isOver) return { kind: 'never-reached' }
    return givenUp ?? reported({ status: 'open' })
  }
  if (!gateway) throw new GatewayError('This gateway is switched off.')
  const report = await gateway.ask(order.reference, amountOf(order))
  if (report.status !== 'open' || !isOpen(order) || !(isOver || givenUp)) return reported(report)
  await gateway.close(order.reference)
  return isOver || givenUp === null ? { kind: 'timed-out' } : givenUp
}

const reported = (report: PaymentReport): OrderEvent => ({ kind: 'reported', report })

const cancelled: OrderEvent = reported({ status: 'failed', failure: 'cancelled' })
