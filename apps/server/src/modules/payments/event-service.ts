import { ForgedEventError, GatewayError, type GatewayEvent, type Headers } from '../../platform/gateways/gateway.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { issueAt } from '../../platform/http/issues.ts'
import type { Platform } from '../../platform/services.ts'
import { askAbout, type Asked } from './ask-service.ts'
import { type EventRecord, keepEvent, markProcessed } from './event-queries.ts'
import { findOrder, findOrderByReference, findOrderByToken } from './order-queries.ts'
import { withOrder } from './redirect-address.ts'
import { gatewayOf } from './settle-service.ts'

/**
 * Takes what a gateway posts. What it says is not believed beyond that something happened: the gateway is asked, so
 * that duplicates, old news and wrong order do no harm. Where it does not answer, the reconciliation asks later.
 *
 * @throws AppError `invalid_request` for what the gateway did not sign, `not_found` without such a gateway,
 * `gateway_unavailable` where it has to be asked what the event is about and does not answer.
 */
export async function receiveEvent(platform: Platform, code: string, rawBody: Buffer, headers: Headers): Promise<void> {
  const gateway = gatewayOf(platform, code)
  if (!gateway) throw new AppError('not_found')
  const now = platform.clock.now()
  const event = await gateway.readEvent(rawBody, headers, now).catch((cause: unknown) => refuse(platform, code, cause))
  await processEvent(platform, await keep(platform, code, event, now))
}

async function keep({ db }: Platform, gateway: string, { id, kind, reference }: GatewayEvent, receivedAt: Date) {
  const order = reference === null ? undefined : await findOrderByReference(db, gateway, reference)
  return keepEvent(db, { gateway, eventId: id, kind, orderId: order?.id ?? null, receivedAt })
}

/** Asks about the order that an event is about, once. */
export async function processEvent(platform: Platform, event: EventRecord): Promise<Asked> {
  if (event.processedAt !== null) return 'answered'
  const order = event.orderId === null ? undefined : await findOrder(platform.db, event.orderId)
  if (order && (await askAbout(platform, order)) === 'unavailable') return 'unavailable'
  await markProcessed(platform.db, event, platform.clock.now())
  return 'answered'
}

function refuse({ log }: Platform, gateway: string, cause: unknown): never {
  if (cause instanceof GatewayError) throw new AppError('gateway_unavailable', { cause })
  if (!(cause instanceof ForgedEventError)) throw cause
  log.warn({ gateway, err: cause }, 'somebody posted a forged payment event')
  const issue = issueAt(['signature'], 'forged', 'This is not signed by the gateway, or too long ago')
  throw new AppError('invalid_request', { cause, issues: [issue] })
}

/** Where the browser of a payer goes who comes back from a gateway, after the gateway was asked. */
export async function receivePayer(
  platform: Platform,
  code: string,
  token: string,
  query: Readonly<Record<string, unknown>>,
): Promise<string> {
  const order = await findOrderByToken(platform.db, code, token)
  if (!order) throw new AppError('not_found')
  await askAbout(platform, order, { hasGivenUp: gatewayOf(platform, code)?.isCancelled(query) ?? false })
  const { state, redirectUrl, secondaryRedirectUrl, id } = (await findOrder(platform.db, order.id)) ?? order
  const hasEnded = state === 'failed' || state === 'expired'
  return withOrder(hasEnded ? secondaryRedirectUrl : redirectUrl, id)
}
