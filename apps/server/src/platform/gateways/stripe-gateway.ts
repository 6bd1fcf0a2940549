import Stripe from 'stripe'
import { z } from 'zod'
import {
  ForgedEventError,
  GatewayError,
  type GatewayEvent,
  type Headers,
  type Payable,
  type PaymentGateway,
  type PaymentReport,
} from './gateway.ts'
import type { StripeAccount } from './payments-config.ts'
import { type Timing, USUAL_TIMING } from './post-json.ts'
import { TOLERANCE_SECONDS } from './signed-body.ts'

/** Half a dollar (https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts). */
const SMALLEST_CENTS = 50

const createdSchema = z.looseObject({ id: z.string().min(1).max(200), url: z.url({ protocol: /^https?$/u }) })
const chargeSchema = z.looseObject({ amount: z.number().int(), amount_refunded: z.number().int() })
const sessionSchema = z.looseObject({
  id: z.string(),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.number().int().nullable(),
  currency: z.string().nullable(),
  payment_intent: z.looseObject({ latest_charge: chargeSchema.nullish() }).nullish(),
})
const sessionEventSchema = z.looseObject({ object: z.literal('checkout.session'), id: z.string() })
const chargeEventSchema = z.looseObject({ object: z.literal('charge'), payment_intent: z.string() })

/** Stripe Checkout in dollars: a page of Stripe's takes the card, and signed events tell that something happened. */
export function createStripeGateway(account: StripeAccount, timing: Timing = USUAL_TIMING): PaymentGateway {
  const stripe = new Stripe(account.key, {
    timeout: timing.timeoutMs,
    // Its retries wait ever longer, with a part by chance.
    maxNetworkRetries: 1,
    telemetry: false,
    ...(account.url === null ? {} : addressOf(account.url)),
  })
  return {
    face: { code: 'stripe', name: 'Card', currency: 'USD', isSandbox: false },
    smallestAmountMinor: SMALLEST_CENTS,
    isTakenByAsking: false,
    create: async (payable) => {
      const idempotencyKey = `order-${payable.orderId}-${payable.token}`
      const session = await known(stripe.checkout.sessions.create(sessionOf(payable), { idempotencyKey }))
      const { id, url } = understood(createdSchema, session)
      return { reference: id, approvalUrl: url }
    },
    ask: async (reference) => {
      const expand = ['payment_intent.latest_charge']
      return reportOf(understood(sessionSchema, await known(stripe.checkout.sessions.retrieve(reference, { expand }))))
    },
    close: async (reference) => {
      await known(stripe.checkout.sessions.expire(reference))
    },
    readEvent: (rawBody, headers, now) => readEvent(stripe, account.webhookSecret, rawBody, headers, now),
    isCancelled: ({ cancelled }) => cancelled === '1',
  }
}

function addressOf({ hostname, port, protocol }: URL) {
  const isPlain = protocol === 'http:'
  return {
    host: hostname,
    port: port === '' ? (isPlain ? 80 : 443) : Number(port),
    protocol: isPlain ? 'http' : 'https',
  } as const
}

function sessionOf({ orderId, amount, description, returnUrl, expiresAt }: Payable) {
  const price = { currency: 'usd', unit_amount: amount.amountMinor, product_data: { name: description } }
  return {
    mode: 'payment',
    // Other methods may take days to say whether they paid.
    allowed_payment_method_types: ['card'],
    // What is paid must be what is compared.
    adaptive_pricing: { enabled: false },
    client_reference_id: String(orderId),
    line_items: [{ quantity: 1, price_data: price }],
    success_url: returnUrl,
    cancel_url: `${returnUrl}?cancelled=1`,
    expires_at: Math.floor(expiresAt.getTime() / 1000),
  } as const satisfies Parameters<Stripe['checkout']['sessions']['create']>[0]
}

function reportOf(session: z.infer<typeof sessionSchema>): PaymentReport {
  if (session.payment_status === 'paid') {
    const charge = session.payment_intent?.latest_charge
    if (charge && charge.amount > 0 && charge.amount_refunded >= charge.amount) return { status: 'refunded' }
    const { amount_total: amountMinor, currency } = session
    const isOurs = amountMinor !== null && currency?.toLowerCase() === 'usd'
    return { status: 'paid', amount: isOurs ? { amountMinor, currency: 'USD' } : null }
  }
  return { status: session.status === 'expired' ? 'expired' : 'open' }
}

async function readEvent(
  stripe: Stripe,
  secret: string,
  rawBody: Buffer,
  headers: Headers,
  now: Date,
): Promise<GatewayEvent> {
  const event = verified(stripe, secret, rawBody, headers['stripe-signature'], now)
  const { data: object } = z.object({ object: z.unknown() }).safeParse(event.data)
  const reference = await referenceOf(stripe, object?.object)
  return { id: event.id, kind: event.type, reference }
}

function verified(stripe: Stripe, secret: string, rawBody: Buffer, signature: Headers[string], now: Date) {
  try {
    const header = Array.isArray(signature) ? signature.join(',') : (signature ?? '')
    return stripe.webhooks.constructEvent(rawBody, header, secret, TOLERANCE_SECONDS, undefined, now.getTime())
  } catch (cause) {
    throw new ForgedEventError('The signature is not of Stripe, or it is too old.', { cause })
  }
}

/** The checkout session that an event is about: a refund names only the payment behind it. */
async function referenceOf(stripe: Stripe, object: unknown): Promise<string | null> {
  const session = sessionEventSchema.safeParse(object).data
  if (session) return session.id
  const charge = chargeEventSchema.safeParse(object).data
  if (!charge) return null
  const found = await known(stripe.checkout.sessions.list({ payment_intent: charge.payment_intent, limit: 1 }))
  return found.data[0]?.id ?? null
}

async function known<Result>(call: Promise<Result>): Promise<Result> {
  return call.catch((cause: unknown) => {
    throw new GatewayError('Stripe did not answer what can be used.', { cause })
  })
}

function understood<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.output<Schema> {
  const parsed = schema.safeParse(answer)
  if (!parsed.success) throw new GatewayError('Stripe answered what cannot be understood.', { cause: parsed.error })
  return parsed.data
}
