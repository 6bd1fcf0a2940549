import { randomBytes } from 'node:crypto'
import type { Currency } from '@rehearsal/contracts/payment-gateway'
import { eq } from 'drizzle-orm'
import Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { GatewayServer, Mood } from '../../testing/a-gateway-server.ts'
import { aStripeServer } from '../../testing/a-stripe-server.ts'
import { aZarinpalServer, ZARINPAL_MERCHANT } from '../../testing/a-zarinpal-server.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { fixedClock } from '../clock.ts'
import { sandboxPayment } from '../database/schema.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import {
  ForgedEventError,
  GatewayError,
  type Headers,
  type Payable,
  type PaymentGateway,
  type PaymentReport,
} from './gateway.ts'
import { createSandboxGateway, moveSandboxPayment, signSandboxEvent } from './sandbox-gateway.ts'
import { createStripeGateway } from './stripe-gateway.ts'
import { createZarinpalGateway } from './zarinpal-gateway.ts'

/** A gateway, with what the payer and the bank do at it. */
type Harness = {
  gateway: PaymentGateway
  server: GatewayServer | null
  pay: (reference: string) => Promise<void>
  /** Pays something else than was asked for. */
  payOther: (reference: string) => Promise<void>
  refund: (reference: string) => Promise<void>
  /** Whether an unpaid payment can be made unpayable. */
  canClose: boolean
  /** What it answers about a payment that it does not know. */
  toUnknown: 'nothing known' | PaymentReport
  /** What the gateway posts when it has something to tell; null where it posts nothing. */
  signEvent: ((reference: string, id: string) => { rawBody: Buffer; headers: Headers }) | null
}

const now = new Date('2026-03-18T09:00:00Z')
const clock = fixedClock(now)
const timing = { timeoutMs: 300, retryMs: 10 }
let database: OpenDatabase
const harnesses = new Map<string, Harness>()

beforeAll(async () => {
  database = await openTestDatabase()
  harnesses.set('sandbox in dollars', sandbox('USD'))
  harnesses.set('sandbox in Toman', sandbox('IRT'))
  harnesses.set('Stripe', await stripe())
  harnesses.set('Zarinpal', await zarinpal())
})
afterEach(() => {
  for (const { server } of harnesses.values()) if (server) server.mood = 'good'
})
afterAll(async () => {
  for (const { server } of harnesses.values()) await server?.close()
  await database.close()
})

function sandbox(currency: Currency): Harness {
  const parts = { db: database.db, clock, secret: randomBytes(32), publicUrl: new URL('http://localhost:3000') }
  const move = async (reference: string, from: 'open' | 'paid', to: 'paid' | 'refunded') => {
    await moveSandboxPayment(parts.db, reference, from, to)
  }
  return {
    gateway: createSandboxGateway(currency, parts),
    server: null,
    pay: (reference) => move(reference, 'open', 'paid'),
    payOther: async (reference) => {
      await move(reference, 'open', 'paid')
      await parts.db.update(sandboxPayment).set({ amountMinor: 1 }).where(eq(sandboxPayment.reference, reference))
    },
    refund: (reference) => move(reference, 'paid', 'refunded'),
    canClose: true,
    toUnknown: 'nothing known',
    signEvent: (reference, id) => {
      const { payload, headers } = signSandboxEvent(parts, { id, kind: 'payment.paid', reference })
      return { rawBody: Buffer.from(payload), headers }
    },
  }
}

async function stripe(): Promise<Harness> {
  const server = await aStripeServer()
  const webhookSecret = 'whsec_test'
  const sessionOf = (reference: string) => {
    const session = server.sessions.get(reference)
    if (!session) throw new Error('No such session.')
    return session
  }
  const pay = (reference: string, amount: number) => {
    const payment_intent = { id: `pi_${reference}`, latest_charge: { amount, amount_refunded: 0 } }
    Object.assign(sessionOf(reference), {
      status: 'complete',
      payment_status: 'paid',
      amount_total: amount,
      payment_intent,
    })
    return Promise.resolve()
  }
  return {
    gateway: createStripeGateway({ key: 'sk_test_1', webhookSecret, url: server.url }, timing),
    server,
    pay: (reference) => pay(reference, sessionOf(reference).amount_total),
    payOther: (reference) => pay(reference, 1),
    refund: (reference) => {
      const { amount_total: amount, payment_intent: intent } = sessionOf(reference)
      if (intent) intent.latest_charge = { amount, amount_refunded: amount }
      return Promise.resolve()
    },
    canClose: true,
    toUnknown: 'nothing known',
    signEvent: (reference, id) => {
      const object = { object: 'checkout.session', id: reference }
      const payload = JSON.stringify({ id, object: 'event', type: 'checkout.session.completed', data: { object } })
      return { rawBody: Buffer.from(payload), headers: { 'stripe-signature': stripeSignature(payload, webhookSecret) } }
    },
  }
}

const stripeSignature = (payload: string, secret: string, at = now) =>
  new Stripe('sk_test_1').webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(at.getTime() / 1000),
  })

async function zarinpal(): Promise<Harness> {
  const server = await aZarinpalServer()
  const change = (reference: string, changes: object) => {
    Object.assign(server.payments.get(reference) ?? {}, changes)
    return Promise.resolve()
  }
  return {
    gateway: createZarinpalGateway({ merchantId: ZARINPAL_MERCHANT, url: server.url }, timing),
    server,
    pay: (reference) => change(reference, { state: 'paid' }),
    payOther: (reference) => change(reference, { state: 'paid', amount: 1 }),
    refund: (reference) => change(reference, { state: 'reversed' }),
    canClose: false,
    toUnknown: { status: 'expired' },
    signEvent: null,
  }
}

function payableOf({ face }: PaymentGateway): Payable {
  const token = randomBytes(16).toString('hex')
  return {
    orderId: 7,
    token,
    amount: { amountMinor: face.currency === 'USD' ? 1299 : 690_000, currency: face.currency },
    description: 'Rehearsal · Premium 30 days',
    returnUrl: `http://localhost:3000/payments/${face.code}/return/${token}`,
    expiresAt: new Date(now.getTime() + 3_600_000),
  }
}

async function aPayment({ gateway }: Harness) {
  const payable = payableOf(gateway)
  const { reference, approvalUrl } = await gateway.create(payable)
  return { payable, reference, approvalUrl, ask: () => gateway.ask(reference, payable.amount) }
}

const moods: Mood[] = ['down', 'closed', 'slow', 'malformed', 'page', 'endless']

const harnessOf = (name: string): Harness => {
  const found = harnesses.get(name)
  if (!found) throw new Error(`No gateway ${name}.`)
  return found
}

const all = ['sandbox in dollars', 'sandbox in Toman', 'Stripe', 'Zarinpal']

describe.each(all)('%s', (name) => {
  const harness = () => harnessOf(name)

  test('a payment begins open, with an address to pay it at', async () => {
    const { reference, approvalUrl, ask } = await aPayment(harness())
    expect(URL.canParse(approvalUrl)).toBe(true)
    expect(approvalUrl).toContain(reference)
    expect(await ask()).toEqual({ status: 'open' })
  })

  test('what was paid is reported with its amount, as often as it is asked', async () => {
    const { payable, reference, ask } = await aPayment(harness())
    await harness().pay(reference)
    for (let time = 0; time < 3; time++) expect(await ask()).toEqual({ status: 'paid', amount: payable.amount })
  })

  test('another amount than was asked for is never reported as ours', async () => {
    const { payable, reference, ask } = await aPayment(harness())
    await harness().payOther(reference)
    const report = await ask()
    expect(report.status).toBe('paid')
    expect(report.status === 'paid' && report.amount).not.toEqual(payable.amount)
  })

  test('what was given back is reported so', async () => {
    const { reference, ask } = await aPayment(harness())
    await harness().pay(reference)
    await ask()
    await harness().refund(reference)
    expect(await ask()).toEqual({ status: 'refunded' })
  })

  test('two orders are two payments', async () => {
    const [first, second] = [await aPayment(harness()), await aPayment(harness())]
    await harness().pay(first.reference)
    expect((await second.ask()).status).toBe('open')
  })

  test('an unpaid payment can be closed where the gateway can, and then it has expired', async () => {
    const { reference, ask } = await aPayment(harness())
    await harness().gateway.close(reference)
    expect((await ask()).status).toBe(harness().canClose ? 'expired' : 'open')
  })

  test('what cannot be closed takes no money that is not asked about', () => {
    expect(harness().gateway.isTakenByAsking).toBe(!harness().canClose)
  })

  test('a paid one cannot be closed', async () => {
    const { reference, ask } = await aPayment(harness())
    await harness().pay(reference)
    const closed = harness().gateway.close(reference)
    const refusal = await closed.catch((error: unknown) => error)
    expect(refusal instanceof GatewayError).toBe(harness().canClose)
    expect((await ask()).status).toBe('paid')
  })

  test('a payment that it does not know is paid by nobody', async () => {
    const { gateway } = harness()
    const answer = await gateway.ask('0'.repeat(32), payableOf(gateway).amount).catch((error: unknown) => error)
    expect(answer instanceof GatewayError ? 'nothing known' : answer).toEqual(harness().toUnknown)
  })

  test('a forged event is none', async () => {
    const { gateway, signEvent } = harness()
    const { rawBody, headers } = signEvent?.('cs_1', 'evt_1') ?? { rawBody: Buffer.from('{}'), headers: {} }
    const forged = (body: Buffer, sent: Headers, at = now) =>
      expect(gateway.readEvent(body, sent, at)).rejects.toThrow(ForgedEventError)
    await forged(Buffer.from(rawBody.toString().replace('cs_1', 'cs_2').replace('{}', '{"a":1}')), headers)
    await forged(Buffer.concat([rawBody, Buffer.from(' ')]), headers)
    await forged(rawBody, {})
    await forged(Buffer.alloc(0), headers)
    for (const value of ['', 't=1,v1=00', `t=${now.getTime() / 1000},v1=${'0'.repeat(64)}`, '\u0000']) {
      await forged(rawBody, { 'stripe-signature': value, 'x-sandbox-signature': value })
    }
    await forged(rawBody, headers, new Date(now.getTime() + 301_000))
  })
})

/** One that is reached over a network, with its server. */
function remoteOf(name: string) {
  const { gateway, server, pay } = harnessOf(name)
  if (!server) throw new Error(`${name} has no server.`)
  return { gateway, server, pay }
}

describe.each(['Stripe', 'Zarinpal'])('%s', (name) => {
  test.each(moods)('while it is %s, nothing is known and the call ends in time', async (mood) => {
    const { server, gateway, pay } = remoteOf(name)
    const { reference, payable } = await aPayment(harnessOf(name))
    await pay(reference)
    server.mood = mood
    const before = performance.now()
    await expect(gateway.ask(reference, payable.amount)).rejects.toThrow(GatewayError)
    await expect(gateway.create(payableOf(gateway))).rejects.toThrow(GatewayError)
    expect(performance.now() - before).toBeLessThan(10_000)
  })

  test.each(['down', 'closed', 'slow'] as const)('what is %s for a moment is tried again', async (mood) => {
    const { server, gateway } = remoteOf(name)
    const { ask } = await aPayment(harnessOf(name))
    server.next.push(mood)
    expect(await ask()).toEqual({ status: 'open' })
    server.next.push(mood)
    expect((await gateway.create(payableOf(gateway))).reference).not.toBe('')
  })
})

describe.each(['sandbox in dollars', 'sandbox in Toman', 'Stripe'])('%s', (name) => {
  test('a signed event is read, also when it comes twice', async () => {
    const { gateway, signEvent } = harnessOf(name)
    const { reference } = await aPayment(harnessOf(name))
    const { rawBody, headers } = signEvent?.(reference, 'evt_1') ?? { rawBody: Buffer.alloc(0), headers: {} }
    for (let time = 0; time < 2; time++) {
      expect(await gateway.readEvent(rawBody, headers, now)).toMatchObject({ id: 'evt_1', reference })
    }
  })
})

test('Stripe is asked for the amount in cents, once for each order, and sends the payer back', async () => {
  const { gateway, server } = remoteOf('Stripe')
  server.heard.length = 0
  const payable = payableOf(gateway)
  const [first, second] = await Promise.all([gateway.create(payable), gateway.create(payable)])
  expect(second).toEqual(first)
  const [call] = server.heard
  expect(Object.fromEntries(new URLSearchParams(call?.body))).toMatchObject({
    mode: 'payment',
    client_reference_id: '7',
    'line_items[0][price_data][unit_amount]': '1299',
    'line_items[0][price_data][currency]': 'usd',
    success_url: payable.returnUrl,
    cancel_url: `${payable.returnUrl}?cancelled=1`,
    expires_at: String(now.getTime() / 1000 + 3600),
  })
  expect(call?.headers['idempotency-key']).toBe(`order-7-${payable.token}`)
  expect(call?.headers.authorization).toBe('Bearer sk_test_1')
})

test('a refund at Stripe names the payment, and is led to its order', async () => {
  const { gateway, pay } = remoteOf('Stripe')
  const { reference } = await gateway.create(payableOf(gateway))
  await pay(reference)
  const object = { object: 'charge', payment_intent: `pi_${reference}` }
  const payload = JSON.stringify({ id: 'evt_2', object: 'event', type: 'charge.refunded', data: { object } })
  const headers = { 'stripe-signature': stripeSignature(payload, 'whsec_test') }
  expect(await gateway.readEvent(Buffer.from(payload), headers, now)).toEqual({
    id: 'evt_2',
    kind: 'charge.refunded',
    reference,
  })
})

test('Zarinpal is asked for Toman, and says by its Status that a payer gave up', async () => {
  const { gateway, server } = remoteOf('Zarinpal')
  server.heard.length = 0
  const payable = payableOf(gateway)
  const { reference, approvalUrl } = await gateway.create(payable)
  expect(JSON.parse(server.heard[0]?.body ?? '')).toEqual({
    merchant_id: ZARINPAL_MERCHANT,
    amount: 690_000,
    currency: 'IRT',
    description: payable.description,
    callback_url: payable.returnUrl,
    metadata: { order_id: '7' },
  })
  expect(new URL(approvalUrl).pathname).toBe(`/pg/StartPay/${reference}`)
  expect(gateway.isCancelled({ Authority: reference, Status: 'NOK' })).toBe(true)
  expect(gateway.isCancelled({ Authority: reference, Status: 'OK' })).toBe(false)
})
