import { currencySchema, type Currency } from '@rehearsal/contracts/payment-gateway'
import { discountCodeSchema } from '@rehearsal/contracts/pricing'
import { z } from 'zod'
import { isUniqueViolation } from '../../platform/database/database-errors.ts'
import type { Database } from '../../platform/database/transaction.ts'
import { type CouponRecord, endCoupon, insertCoupon, listCoupons } from './queries.ts'

const countSchema = z.coerce.number().int().min(1).max(1_000_000)
/** The first moment of a day in UTC. */
const daySchema = z.iso.date().transform((day) => new Date(`${day}T00:00:00Z`))
const percentSchema = z
  .string()
  .regex(/^\d{1,3}%$/u)
  .transform((text) => Number(text.slice(0, -1)))
  .pipe(z.number().min(1).max(100))

const optionsSchema = z.strictObject({
  from: daySchema.optional(),
  until: daySchema.optional(),
  total: countSchema.optional(),
  'per-learner': countSchema.default(1),
  only: currencySchema.optional(),
})

export type NewCoupon = {
  code: string
  discount: { percent: number; currency: Currency | null } | { amountMinor: number; currency: Currency }
  startsAt: Date | null
  endsAt: Date | null
  totalLimit: number | null
  learnerLimit: number
}

/** The words after `create-coupon`: a code, what it takes off, and `--option value` as often as wanted. */
export const newCouponSchema = z.array(z.string()).transform((words, context): NewCoupon => {
  const coupon = couponOf(words)
  if (coupon) return coupon
  context.addIssue('These words make no promo code')
  return z.NEVER
})

function couponOf([code, value = '', ...rest]: string[]): NewCoupon | null {
  const named = discountCodeSchema.safeParse(code).data
  const percent = percentSchema.safeParse(value).data
  const options = percent === undefined ? rest.slice(1) : rest
  const parsed = optionsSchema.safeParse(pairsOf(options)).data
  if (named === undefined || !parsed) return null
  const { from, until, total, only } = parsed
  if (from && until && from >= until) return null
  const discount = percent === undefined ? amountOf(value, rest[0]) : { percent, currency: only ?? null }
  if (!discount || (percent === undefined && only !== undefined)) return null
  return {
    code: named,
    discount,
    startsAt: from ?? null,
    endsAt: until ?? null,
    totalLimit: total ?? null,
    learnerLimit: parsed['per-learner'],
  }
}

/** Dollars with at most two decimals, or whole Toman. */
function amountOf(value: string, currencyWord: string | undefined) {
  const currency = currencySchema.safeParse(currencyWord).data
  const isAmount = currency === 'USD' ? /^\d{1,6}(?:\.\d{1,2})?$/u : /^\d{1,10}$/u
  if (currency === undefined || !isAmount.test(value) || Number(value) === 0) return null
  return { amountMinor: currency === 'USD' ? Math.round(Number(value) * 100) : Number(value), currency }
}

/** `--a 1 --b 2` as an object; what is written otherwise becomes a name that no option has. */
function pairsOf(words: string[]): Record<string, string> {
  const pairs: Record<string, string> = {}
  for (let at = 0; at < words.length; at += 2) {
    const name = words[at] ?? ''
    pairs[name.startsWith('--') ? name.slice(2) : `not an option: ${name}`] = words[at + 1] ?? ''
  }
  return pairs
}

/** Stores a code; false when there is one already. */
export async function addCoupon(db: Database, { discount, ...coupon }: NewCoupon, now: Date): Promise<boolean> {
  try {
    await insertCoupon(db, { ...coupon, ...discount, startsAt: coupon.startsAt ?? now, createdAt: now })
    return true
  } catch (error) {
    if (isUniqueViolation(error, 'coupon_code_unique')) return false
    throw error
  }
}

export const listAllCoupons = (db: Database): Promise<CouponRecord[]> => listCoupons(db)

export const closeCoupon = (db: Database, code: string, now: Date): Promise<boolean> => endCoupon(db, code, now)

/** One line for an operator to read. */
export function couponLine(coupon: CouponRecord): string {
  const { code, percent, amountMinor, currency, startsAt, endsAt, totalLimit, learnerLimit, used } = coupon
  const amount = currency === 'USD' ? ((amountMinor ?? 0) / 100).toFixed(2) : String(amountMinor)
  const off = percent === null ? `${amount} ${currency}` : `${percent}%${currency === null ? '' : ` ${currency} only`}`
  const window = `${startsAt.toISOString()} to ${endsAt?.toISOString() ?? 'no end'}`
  return `${code}  ${off} off  ${window}  used ${used} of ${totalLimit ?? 'any number'}, ${learnerLimit ?? 'any number'} each`
}
