import type { Currency } from '@rehearsal/contracts/payment-gateway'
import { type Transaction, transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Learner } from '../../platform/http/learner.ts'
import type { Platform } from '../../platform/services.ts'
import { canUse } from '../pricing/coupon-service.ts'
import { closeAtGateway } from './ask-service.ts'
import type { OrderEvent } from './order-machine.ts'
import { listHolders, type OrderRecord, updateOrder } from './order-queries.ts'
import { gatewayOf, settle, settleIn } from './settle-service.ts'

type Wanted = { discountCode: string | null; currency: Currency }

/**
 * Runs what reserves a code, in a transaction. Where the code is refused because open orders of the learner's own hold
 * it, they are given up one by one, the oldest first, each together with the run that takes its use over: nobody else
 * gets it in between, and an order that holds a code is given up for no less than a new one.
 *
 * @throws AppError `promo_invalid` as `run` does; `gateway_unavailable` where an order could not be given up.
 */
export async function withOwnCode<Result>(
  platform: Platform,
  learner: Learner,
  { discountCode, currency }: Wanted,
  run: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  try {
    return await transaction(platform.db, run)
  } catch (error) {
    if (!isRefusal(error) || discountCode === null) throw error
    const holders = await listHolders(platform.db, learner.id, discountCode)
    if (holders.length === 0 || !(await canUse(platform, learner, discountCode, currency))) throw error
    return takeOver(platform, holders, run, error)
  }
}

const isRefusal = (error: unknown) => error instanceof AppError && error.code === 'promo_invalid'

async function takeOver<Result>(
  platform: Platform,
  holders: readonly OrderRecord[],
  run: (tx: Transaction) => Promise<Result>,
  refusal: unknown,
): Promise<Result> {
  let isSilent = false
  for (const holder of holders) {
    const event = await closeAtGateway(platform, holder)
    isSilent ||= event === null
    if (event === null) continue
    const taken = isUnpaid(event) ? await takeOne(platform, holder, event, run) : null
    if (taken) return taken.result
    await settle(platform, holder, event)
  }
  throw isSilent ? new AppError('gateway_unavailable', { cause: refusal }) : refusal
}

const isUnpaid = (event: OrderEvent) =>
  event.kind !== 'reported' || event.report.status === 'failed' || event.report.status === 'expired'

/** Nothing where the code cannot be used all the same: then all stays as it was. */
function takeOne<Result>(
  platform: Platform,
  holder: OrderRecord,
  event: OrderEvent,
  run: (tx: Transaction) => Promise<Result>,
): Promise<{ result: Result } | null> {
  return transaction(platform.db, async (tx) => {
    await giveUp(tx, platform, holder, event)
    return { result: await run(tx) }
  }).catch((error: unknown) => {
    if (isRefusal(error)) return null
    throw error
  })
}

async function giveUp(tx: Transaction, platform: Platform, holder: OrderRecord, event: OrderEvent): Promise<void> {
  const effects = await settleIn(tx, platform, holder, event)
  if (!effects.includes('return-coupon') || !gatewayOf(platform, holder.gateway)?.isTakenByAsking) return
  // It cannot be closed, but what nobody asks about goes back to the payer, so that the code is not used twice.
  await updateOrder(tx, holder.id, { reference: null, approvalUrl: null })
}
