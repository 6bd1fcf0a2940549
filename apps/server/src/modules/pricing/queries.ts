import { and, desc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { coupon, couponUse } from '../../platform/database/schema/coupons.ts'
import { paymentOrder } from '../../platform/database/schema/payments.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'

type Db = Database | Transaction
export type CouponRecord = typeof coupon.$inferSelect

const isInTime = (now: Date) => and(lte(coupon.startsAt, now), or(isNull(coupon.endsAt), gt(coupon.endsAt, now)))

/** How many of a coupon's uses open orders of this learner hold: the learner's next order gives them up. */
const heldBy = (userId: string) => sql`(
  select count(*) from ${paymentOrder}
  where ${paymentOrder.userId} = ${userId} and ${paymentOrder.couponId} = ${coupon.id}
    and ${inArray(paymentOrder.state, ['created', 'pending'])}
)`

/** A coupon that this learner could use now, were it not for open orders of the learner's own. */
export async function findUsable(db: Db, code: string, userId: string, now: Date): Promise<CouponRecord | undefined> {
  const held = heldBy(userId)
  const [row] = await db
    .select({ coupon })
    .from(coupon)
    .leftJoin(couponUse, and(eq(couponUse.couponId, coupon.id), eq(couponUse.userId, userId)))
    .where(
      and(
        eq(coupon.code, code),
        isInTime(now),
        or(isNull(coupon.totalLimit), lt(sql`${coupon.used} - ${held}`, coupon.totalLimit)),
        or(isNull(coupon.learnerLimit), lt(sql`coalesce(${couponUse.used}, 0) - ${held}`, coupon.learnerLimit)),
      ),
    )
  return row?.coupon
}

/** Takes one of the coupon's uses by one conditional update; nothing when none is left or its time is over. */
export async function takeUse(db: Db, code: string, now: Date): Promise<CouponRecord | undefined> {
  const [row] = await db
    .update(coupon)
    .set({ used: sql`${coupon.used} + 1` })
    .where(and(eq(coupon.code, code), isInTime(now), or(isNull(coupon.totalLimit), lt(coupon.used, coupon.totalLimit))))
    .returning()
  return row
}

/** Takes one of the learner's uses by one conditional update; false when the learner has none left. */
export async function takeLearnerUse(
  db: Db,
  { id, learnerLimit }: Pick<CouponRecord, 'id' | 'learnerLimit'>,
  userId: string,
): Promise<boolean> {
  if (learnerLimit !== null && learnerLimit < 1) return false
  const rows = await db
    .insert(couponUse)
    .values({ couponId: id, userId, used: 1 })
    .onConflictDoUpdate({
      target: [couponUse.couponId, couponUse.userId],
      set: { used: sql`${couponUse.used} + 1` },
      ...(learnerLimit === null ? {} : { setWhere: lt(couponUse.used, learnerLimit) }),
    })
    .returning({ used: couponUse.used })
  return rows.length > 0
}

/** Changes what counts as used, by 1 or −1, whatever the limits say. */
export async function countUse(db: Db, couponId: number, userId: string | null, by: 1 | -1): Promise<void> {
  await db
    .update(coupon)
    .set({ used: sql`greatest(0, ${coupon.used} + ${by})` })
    .where(eq(coupon.id, couponId))
  if (userId === null) return
  await db
    .insert(couponUse)
    .values({ couponId, userId, used: Math.max(0, by) })
    .onConflictDoUpdate({
      target: [couponUse.couponId, couponUse.userId],
      set: { used: sql`greatest(0, ${couponUse.used} + ${by})` },
    })
}

export async function insertCoupon(db: Db, row: typeof coupon.$inferInsert): Promise<void> {
  await db.insert(coupon).values(row)
}

export async function listCoupons(db: Db): Promise<CouponRecord[]> {
  return db.select().from(coupon).orderBy(desc(coupon.id))
}

/** Ends a coupon that has not ended; false when there is none of that code. */
export async function endCoupon(db: Db, code: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(coupon)
    .set({ endsAt: now })
    .where(and(eq(coupon.code, code), or(isNull(coupon.endsAt), gt(coupon.endsAt, now))))
    .returning({ id: coupon.id })
  return rows.length > 0
}
