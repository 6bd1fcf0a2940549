import { randomBytes } from 'node:crypto'
import { insertCoupon } from '../modules/pricing/queries.ts'
import type { coupon } from '../platform/database/schema.ts'
import type { TestApp } from './an-app.ts'

export type CouponOptions = Partial<Omit<typeof coupon.$inferInsert, 'id' | 'createdAt'>>

/** A promo code that anyone may use any number of times from now on, unless told otherwise. Returns the code. */
export async function aCoupon(app: TestApp, options: CouponOptions): Promise<string> {
  const { db, clock } = app.platform
  const code = options.code ?? `C${randomBytes(5).toString('hex').toUpperCase()}`
  const now = clock.now()
  await insertCoupon(db, { startsAt: now, ...options, code, createdAt: now })
  return code
}
