import { randomBytes } from 'node:crypto'
import type { PackPlan } from '@rehearsal/content/pack'
import type { Money, OrderRequest } from '@rehearsal/contracts/payments'
import type { ErrorIssue } from '@rehearsal/contracts/errors'
import { z } from 'zod'
import type { Transaction } from '../../platform/database/transaction.ts'
import { GatewayError, type PaymentGateway } from '../../platform/gateways/gateway.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { issueAt } from '../../platform/http/issues.ts'
import type { Learner } from '../../platform/http/learner.ts'
import type { Platform } from '../../platform/services.ts'
import { findFirst, type Idempotency, keepFirst } from '../idempotency/service.ts'
import { reserveCoupon } from '../pricing/coupon-service.ts'
import { findSoldPlan, priceIn, type SoldPlan } from '../pricing/service.ts'
import { holdLearner } from '../subscriptions/service.ts'
import { askAbout } from './ask-service.ts'
import { closesAt, nextCheckAt } from './check-times.ts'
import { findOrder, insertOrder, listOrdersOf, type OrderRecord } from './order-queries.ts'
import { isOrderOf } from './policy.ts'
import { withOwnCode } from './own-code-service.ts'
import { ownAddress, withOrder } from './redirect-address.ts'
import { amountOf, gatewayOf, settle, settleIn } from './settle-service.ts'

/** A request in which everything names something that is there. */
type Purchase = {
  plan: SoldPlan
  gateway: PaymentGateway
  redirectUrl: string
  secondaryRedirectUrl: string
  discountCode: string | null
}

/**
 * Stores an order at the price of this moment and makes it known to the gateway. What a client says of prices plays no
 * part. A repeat with the same idempotency key goes on with the first order, also where the gateway was down then.
 *
 * @throws AppError `invalid_request`, `promo_invalid`, `gateway_unavailable`: the order then stays as it is.
 */
export async function placeOrder(
  platform: Platform,
  plans: readonly PackPlan[],
  learner: Learner,
  request: OrderRequest,
  idempotency: Idempotency | null,
): Promise<OrderRecord> {
  const earlier = idempotency && (await findEarlier(platform, learner, idempotency))
  if (earlier) return register(platform, earlier)
  const purchase = readPurchase(platform, plans, request)
  return register(platform, await storeOnce(platform, learner, purchase, idempotency))
}

async function storeOnce(
  platform: Platform,
  learner: Learner,
  purchase: Purchase,
  idempotency: Idempotency | null,
): Promise<OrderRecord> {
  try {
    const { discountCode, gateway } = purchase
    const run = (tx: Transaction) => store(tx, platform, learner, purchase, idempotency)
    const id = await withOwnCode(platform, learner, { discountCode, currency: gateway.face.currency }, run)
    return await getOrder(platform, id)
  } catch (error) {
    // The same request, sent twice at once, may have won meanwhile, and taken the last use of the code.
    const winner = idempotency && (await findEarlier(platform, learner, idempotency))
    if (winner) return winner
    throw error
  }
}

const keptSchema = z.object({ orderId: z.number().int() })

async function findEarlier(platform: Platform, learner: Learner, idempotency: Idempotency) {
  const first = await findFirst(platform.db, learner.id, idempotency)
  return first === undefined ? null : getOrder(platform, keptSchema.parse(first).orderId)
}

function readPurchase({ config, gateways }: Platform, plans: readonly PackPlan[], request: OrderRequest): Purchase {
  const plan = findSoldPlan(plans, request.item.item_id)
  const gateway = gatewayOf({ gateways }, request.payment_gateway)
  const redirectUrl = ownAddress(request.redirect_url, config.publicUrl)
  const secondaryRedirectUrl = ownAddress(request.secondary_redirect_url, config.publicUrl)
  if (plan && gateway && redirectUrl !== null && secondaryRedirectUrl !== null) {
    return { plan, gateway, redirectUrl, secondaryRedirectUrl, discountCode: request.discount_code }
  }
  const issues: ErrorIssue[] = []
  const wrong = (path: string[], code: string, message: string) =>
    void issues.push(issueAt(['data', ...path], code, message))
  if (!plan) wrong(['item', 'item_id'], 'unknown_plan', 'There is no such plan to buy')
  if (!gateway) wrong(['payment_gateway'], 'unknown_gateway', 'There is no such way to pay')
  if (redirectUrl === null) wrong(['redirect_url'], 'foreign_address', FOREIGN)
  if (secondaryRedirectUrl === null) wrong(['secondary_redirect_url'], 'foreign_address', FOREIGN)
  throw new AppError('invalid_request', { issues })
}

const FOREIGN = 'This address is not one of ours'

async function store(
  tx: Transaction,
  platform: Platform,
  learner: Learner,
  purchase: Purchase,
  idempotency: Idempotency | null,
): Promise<number> {
  const { plan, gateway, redirectUrl, secondaryRedirectUrl, discountCode } = purchase
  const now = platform.clock.now()
  await holdLearner(tx, learner.id)
  const listPrice = priceIn(plan, gateway.face.currency)
  const reserved = discountCode === null ? null : await reserveCoupon(tx, learner.id, discountCode, listPrice, now)
  const amount = chargeable(reserved?.amount ?? listPrice, gateway)
  const id = await insertOrder(tx, {
    userId: learner.id,
    token: randomBytes(16).toString('hex'),
    planId: plan.id,
    planName: plan.name,
    planDays: plan.days,
    listAmountMinor: listPrice.amountMinor,
    ...amount,
    couponId: reserved?.couponId ?? null,
    discountCode,
    gateway: gateway.face.code,
    redirectUrl,
    secondaryRedirectUrl,
    state: 'created',
    createdAt: now,
    nextCheckAt: nextCheckAt('created', now, now),
  })
  if (idempotency) await keepFirst(tx, learner.id, idempotency, { status: 200, body: { orderId: id } }, now)
  // Nothing is left to pay, so no gateway has to be asked.
  if (amount.amountMinor === 0) {
    await settleIn(tx, platform, { id, userId: learner.id }, { kind: 'reported', report: { status: 'paid', amount } })
  }
  return id
}

/** What a gateway is too small to charge is not charged. */
function chargeable({ amountMinor, currency }: Money, { smallestAmountMinor }: PaymentGateway): Money {
  return { amountMinor: amountMinor < smallestAmountMinor ? 0 : amountMinor, currency }
}

/** Makes an order known to its gateway, once and within its time; others are returned as they are. */
async function register(platform: Platform, order: OrderRecord): Promise<OrderRecord> {
  if (order.state !== 'created') return order
  if (closesAt(order.createdAt) <= platform.clock.now()) {
    await settle(platform, order, { kind: 'never-reached' })
    return getOrder(platform, order.id)
  }
  const gateway = gatewayOf(platform, order.gateway)
  if (!gateway) throw new AppError('gateway_unavailable')
  await settle(platform, order, { kind: 'registered', payment: await createAt(platform, gateway, order) })
  return getOrder(platform, order.id)
}

async function createAt({ config, log }: Platform, gateway: PaymentGateway, order: OrderRecord) {
  const { id, token, createdAt } = order
  const returnUrl = new URL(`/payments/${gateway.face.code}/return/${token}`, config.publicUrl).href
  const description = `Rehearsal · ${order.planName}`
  const expiresAt = closesAt(createdAt)
  const payable = { orderId: id, token, amount: amountOf(order), description, returnUrl, expiresAt }
  return gateway.create(payable).catch((cause: unknown) => {
    if (!(cause instanceof GatewayError)) throw cause
    log.warn({ err: cause, orderId: id, gateway: order.gateway }, 'a gateway did not take an order')
    throw new AppError('gateway_unavailable', { cause })
  })
}

async function getOrder({ db }: Platform, id: number): Promise<OrderRecord> {
  const order = await findOrder(db, id)
  if (!order) throw new AppError('not_found')
  return order
}

export async function getMyOrder(platform: Platform, learner: Learner, id: number): Promise<OrderRecord> {
  const order = await getOrder(platform, id)
  if (!isOrderOf(learner, order)) throw new AppError('not_found')
  return order
}

export function listMyOrders({ db }: Platform, learner: Learner, page: { page: number; size: number }) {
  return listOrdersOf(db, learner.id, page)
}

/** Asks the gateway about an order of mine that is not paid; where it does not answer, what is known stands. */
export async function checkMyOrder(platform: Platform, learner: Learner, id: number): Promise<OrderRecord> {
  const order = await getMyOrder(platform, learner, id)
  if (order.state === 'paid' || order.state === 'refunded') return order
  await askAbout(platform, order)
  return getOrder(platform, id)
}

/** Where the browser goes with an order: to the gateway, or where nothing is left to pay, to where it would come back. */
export function goesOnAt({ id, state, approvalUrl, redirectUrl, secondaryRedirectUrl }: OrderRecord): string {
  if (state === 'pending' && approvalUrl !== null) return approvalUrl
  return withOrder(state === 'paid' ? redirectUrl : secondaryRedirectUrl, id)
}
