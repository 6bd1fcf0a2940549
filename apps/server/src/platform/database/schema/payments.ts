import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { coupon } from './coupons.ts'
import { instant } from './instant.ts'
import { users } from './users.ts'

/** What somebody ordered, at the price of that moment. It outlives the account: the books need it, without a name. */
export const paymentOrder = pgTable(
  'payment_order',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Random: where the gateway sends the browser back to. */
    token: text('token').notNull().unique(),
    planId: integer('plan_id').notNull(),
    planName: text('plan_name').notNull(),
    planDays: integer('plan_days').notNull(),
    listAmountMinor: bigint('list_amount_minor', { mode: 'number' }).notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text('currency', { enum: ['USD', 'IRT'] }).notNull(),
    couponId: integer('coupon_id').references(() => coupon.id),
    discountCode: text('discount_code'),
    gateway: text('gateway').notNull(),
    /** What the gateway calls the payment; null until it knows it. */
    reference: text('reference'),
    approvalUrl: text('approval_url'),
    redirectUrl: text('redirect_url').notNull(),
    secondaryRedirectUrl: text('secondary_redirect_url').notNull(),
    state: text('state', { enum: ['created', 'pending', 'paid', 'failed', 'expired', 'refunded'] }).notNull(),
    failure: text('failure', {
      enum: ['declined', 'cancelled', 'overtaken', 'amount_mismatch', 'gateway_unavailable'],
    }),
    invoiceNumber: text('invoice_number').unique(),
    createdAt: instant('created_at').notNull(),
    paidAt: instant('paid_at'),
    refundedAt: instant('refunded_at'),
    /** When the reconciliation asks the gateway again; null when there is nothing left to ask. */
    nextCheckAt: instant('next_check_at'),
  },
  (table) => [
    unique('payment_order_reference_key').on(table.gateway, table.reference),
    index('payment_order_user_idx').on(table.userId, table.id),
    index('payment_order_next_check_idx')
      .on(table.nextCheckAt)
      .where(sql`${table.nextCheckAt} is not null`),
    check(
      'payment_order_state_check',
      sql`${table.state} in ('created', 'pending', 'paid', 'failed', 'expired', 'refunded')`,
    ),
    check('payment_order_amount_check', sql`${table.amountMinor} between 0 and ${table.listAmountMinor}`),
    check('payment_order_paid_check', sql`${table.state} <> 'paid' or ${table.paidAt} is not null`),
  ],
)

/** What gateways told us, each once. Nothing of a payer is kept. */
export const gatewayEvent = pgTable(
  'gateway_event',
  {
    gateway: text('gateway').notNull(),
    eventId: text('event_id').notNull(),
    kind: text('kind').notNull(),
    orderId: integer('order_id').references(() => paymentOrder.id, { onDelete: 'cascade' }),
    receivedAt: instant('received_at').notNull(),
    /** Null while the gateway could not be asked about it: the reconciliation goes on. */
    processedAt: instant('processed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.gateway, table.eventId] }),
    index('gateway_event_open_idx')
      .on(table.receivedAt)
      .where(sql`${table.processedAt} is null`),
  ],
)

/** The last number of each series of invoices; its row is locked while a number is given, so that none is left out. */
export const invoiceSeries = pgTable('invoice_series', {
  name: text('name').primaryKey(),
  last: integer('last').notNull(),
})

/** The payments of the sandbox, which stands where a gateway of flesh and blood would. */
export const sandboxPayment = pgTable(
  'sandbox_payment',
  {
    /** Random: the address of its page, and its name as the shop knows it. */
    reference: text('reference').primaryKey(),
    /** The order's token, so that asking twice for one order gives one payment. */
    orderToken: text('order_token').notNull().unique(),
    gateway: text('gateway').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text('currency', { enum: ['USD', 'IRT'] }).notNull(),
    description: text('description').notNull(),
    returnUrl: text('return_url').notNull(),
    state: text('state', { enum: ['open', 'paid', 'declined', 'cancelled', 'closed', 'refunded'] }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    check(
      'sandbox_payment_state_check',
      sql`${table.state} in ('open', 'paid', 'declined', 'cancelled', 'closed', 'refunded')`,
    ),
  ],
)
