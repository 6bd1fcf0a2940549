import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'
import { ownerId } from './owner-id.ts'

/** A promo code: so many percent, or an amount in one currency. */
export const coupon = pgTable(
  'coupon',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** In upper case. */
    code: text('code').notNull().unique(),
    percent: integer('percent'),
    amountMinor: bigint('amount_minor', { mode: 'number' }),
    /** The currency of the amount; of a percentage, the only one it lowers, or null for both. */
    currency: text('currency', { enum: ['USD', 'IRT'] }),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at'),
    totalLimit: integer('total_limit'),
    learnerLimit: integer('learner_limit'),
    /** Orders that hold or have used it: the one number a reservation raises under its condition. */
    used: integer('used').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    check('coupon_kind_check', sql`(${table.percent} is null) <> (${table.amountMinor} is null)`),
    check('coupon_percent_check', sql`${table.percent} between 1 and 100`),
    check(
      'coupon_amount_check',
      sql`${table.amountMinor} is null or (${table.amountMinor} > 0 and ${table.currency} is not null)`,
    ),
    check('coupon_used_check', sql`${table.used} >= 0`),
  ],
)

/** How often one learner holds or has used a code. */
export const couponUse = pgTable(
  'coupon_use',
  {
    couponId: integer('coupon_id')
      .notNull()
      .references(() => coupon.id, { onDelete: 'cascade' }),
    userId: ownerId().notNull(),
    used: integer('used').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.couponId, table.userId] }),
    index('coupon_use_user_idx').on(table.userId),
    check('coupon_use_used_check', sql`${table.used} >= 0`),
  ],
)
