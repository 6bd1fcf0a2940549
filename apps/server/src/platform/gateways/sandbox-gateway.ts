import { randomBytes } from 'node:crypto'
import type { Currency } from '@rehearsal/contracts/payment-gateway'
import type { Money } from '@rehearsal/contracts/payments'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import { sandboxPayment } from '../database/schema/payments.ts'
import type { Database } from '../database/transaction.ts'
import { ForgedEventError, GatewayError, type Payable, type PaymentGateway, type PaymentReport } from './gateway.ts'
import { isSigned, signBody } from './signed-body.ts'

const SANDBOX_SIGNATURE = 'x-sandbox-signature'

export type SandboxParts = { db: Database; clock: Clock; secret: Uint8Array; publicUrl: URL }
export type SandboxPayment = typeof sandboxPayment.$inferSelect
export type SandboxState = SandboxPayment['state']

const eventSchema = z.object({ id: z.string().min(1).max(100), kind: z.string().max(60), reference: z.string() })

/** A gateway that moves no money: its payments lie in a table of ours, and a page of ours decides them. */
export function createSandboxGateway(currency: Currency, parts: SandboxParts): PaymentGateway {
  const code = `sandbox-${currency.toLowerCase()}`
  const name = currency === 'USD' ? 'Test payment in dollars' : 'Test payment in Toman'
  return {
    face: { code, name, currency, isSandbox: true },
    smallestAmountMinor: 1,
    isTakenByAsking: false,
    create: (payable) => create(parts, code, payable),
    ask: async (reference) => reportOf(await getPayment(parts.db, reference)),
    close: async (reference) => {
      if (!(await moveSandboxPayment(parts.db, reference, 'open', 'closed'))) {
        throw new GatewayError('The sandbox has no such open payment.')
      }
    },
    readEvent: async (rawBody, headers, now) => readEvent(parts.secret, rawBody, headers[SANDBOX_SIGNATURE], now),
    isCancelled: () => false,
  }
}

async function create({ db, clock, publicUrl }: SandboxParts, gateway: string, payable: Payable) {
  const { token: orderToken, amount, description, returnUrl } = payable
  const reference = randomBytes(16).toString('hex')
  await db
    .insert(sandboxPayment)
    .values({
      reference,
      orderToken,
      gateway,
      ...amount,
      description,
      returnUrl,
      state: 'open',
      createdAt: clock.now(),
    })
    .onConflictDoNothing({ target: sandboxPayment.orderToken })
  const [row] = await db.select().from(sandboxPayment).where(eq(sandboxPayment.orderToken, orderToken))
  if (!row) throw new GatewayError('The sandbox kept no payment.')
  return { reference: row.reference, approvalUrl: new URL(`/payments/sandbox/${row.reference}`, publicUrl).href }
}

function readEvent(secret: Uint8Array, rawBody: Buffer, signature: string | string[] | undefined, now: Date) {
  if (typeof signature !== 'string' || !isSigned(secret, rawBody, signature, now)) {
    throw new ForgedEventError('The signature is not of the sandbox, or it is too old.')
  }
  return eventSchema.parse(JSON.parse(rawBody.toString('utf8')))
}

/** What the sandbox posts to the product, signed. */
export function signSandboxEvent({ secret, clock }: SandboxParts, event: z.infer<typeof eventSchema>) {
  const payload = JSON.stringify(event)
  return { payload, headers: { [SANDBOX_SIGNATURE]: signBody(secret, Buffer.from(payload), clock.now()) } }
}

export async function findSandboxPayment(db: Database, reference: string): Promise<SandboxPayment | undefined> {
  const [row] = await db.select().from(sandboxPayment).where(eq(sandboxPayment.reference, reference))
  return row
}

async function getPayment(db: Database, reference: string): Promise<SandboxPayment> {
  const payment = await findSandboxPayment(db, reference)
  if (!payment) throw new GatewayError('The sandbox has no such payment.')
  return payment
}

/** Moves a payment on, by one conditional update; false when it does not stand where it is moved from. */
export async function moveSandboxPayment(
  db: Database,
  reference: string,
  from: SandboxState,
  to: SandboxState,
): Promise<boolean> {
  const rows = await db
    .update(sandboxPayment)
    .set({ state: to })
    .where(and(eq(sandboxPayment.reference, reference), eq(sandboxPayment.state, from)))
    .returning({ reference: sandboxPayment.reference })
  return rows.length > 0
}

function reportOf({ state, amountMinor, currency }: SandboxPayment): PaymentReport {
  const amount: Money = { amountMinor, currency }
  switch (state) {
    case 'open':
      return { status: 'open' }
    case 'paid':
      return { status: 'paid', amount }
    case 'refunded':
      return { status: 'refunded' }
    case 'closed':
      return { status: 'expired' }
    case 'declined':
    case 'cancelled':
      return { status: 'failed', failure: state }
  }
}
