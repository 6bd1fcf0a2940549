import type { Money } from '@rehearsal/contracts/payments'
import type { Transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Learner } from '../../platform/http/learner.ts'
import type { Platform } from '../../platform/services.ts'
import { discounted, lowers } from './price.ts'
import { countUse, findUsable, takeLearnerUse, takeUse } from './queries.ts'

/**
 * What two prices become with a code. Nothing is reserved: the order does that. A code that only open orders of the
 * learner's own hold can be used: the order gives those up.
 *
 * @throws AppError `promo_invalid`, the same for every reason why the code cannot be used, and where it lowers neither
 * price.
 */
export async function quote(
  { db, clock }: Platform,
  learner: Learner,
  code: string,
  prices: readonly Money[],
): Promise<Money[]> {
  const coupon = await findUsable(db, code, learner.id, clock.now())
  if (!coupon) throw new AppError('promo_invalid')
  const lowered = prices.map((price) => lowerBy(coupon, price))
  if (lowered.every(({ amountMinor }, index) => amountMinor === prices[index]?.amountMinor)) {
    throw new AppError('promo_invalid')
  }
  return lowered
}

/** Whether this learner can use a code for an order in this currency, once own open orders have given it up. */
export async function canUse(
  { db, clock }: Platform,
  learner: Learner,
  code: string,
  currency: Money['currency'],
): Promise<boolean> {
  const coupon = await findUsable(db, code, learner.id, clock.now())
  return coupon !== undefined && lowers(coupon, currency)
}

type Coupon = NonNullable<Awaited<ReturnType<typeof findUsable>>>

function lowerBy(coupon: Coupon, { amountMinor, currency }: Money): Money {
  return { amountMinor: lowers(coupon, currency) ? discounted(amountMinor, coupon) : amountMinor, currency }
}

/**
 * Takes one use of a code for an order, in the order's transaction, and says what is left to pay.
 *
 * @throws AppError `promo_invalid`; the transaction then stores nothing.
 */
export async function reserveCoupon(
  tx: Transaction,
  learnerId: string,
  code: string,
  price: Money,
  now: Date,
): Promise<{ couponId: number; amount: Money }> {
  const coupon = await takeUse(tx, code, now)
  if (!coupon || !lowers(coupon, price.currency) || !(await takeLearnerUse(tx, coupon, learnerId))) {
    throw new AppError('promo_invalid')
  }
  return { couponId: coupon.id, amount: lowerBy(coupon, price) }
}

/** Gives a use back: its order failed or expired. */
export const returnCoupon = (tx: Transaction, couponId: number, userId: string | null) =>
  countUse(tx, couponId, userId, -1)

/**
 * Counts a use again that was given back: its order was paid after all, at the lowered price. The limits do not ask
 * here, since the money has been taken.
 */
export const retakeCoupon = (tx: Transaction, couponId: number, userId: string | null) =>
  countUse(tx, couponId, userId, 1)
