import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'
import { ownerId } from './owner-id.ts'
import { paymentOrder } from './payments.ts'

/** Paid periods. A learner is PREMIUM while one of them covers this moment, otherwise TRIAL. */
export const subscription = pgTable(
  'subscription',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId().notNull(),
    plan: text('plan').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** Who or what granted it: `admin`, `demo`, `payment`. */
    source: text('source').notNull(),
    /** The payment that bought it, and what was bought; null where nobody paid. */
    orderId: integer('order_id')
      .unique()
      .references(() => paymentOrder.id),
    planId: integer('plan_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('subscription_user_ends_at_idx').on(table.userId, table.endsAt),
    check('subscription_period_check', sql`${table.startsAt} < ${table.endsAt}`),
  ],
)
