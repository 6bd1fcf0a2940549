import { randomBytes } from 'node:crypto'
import type { Money } from '@rehearsal/contracts/payments'
import {
  ForgedEventError,
  GatewayError,
  type Payable,
  type PaymentGateway,
  type PaymentReport,
} from '../platform/gateways/gateway.ts'

/** What is true at the gateway, whatever the shop has heard of it. */
export type FakePayment = {
  reference: string
  token: string
  asked: Money
  state: 'open' | 'paid' | 'declined' | 'cancelled' | 'closed' | 'refunded'
  /** After that nobody can pay it any more, whether or not it was closed. */
  payableUntil: Date
  /** What was really paid. */
  paid: Money | null
}

/** `down` fails before anything happens, `lost` does it and loses the answer. */
export type Fault = 'down' | 'lost'

export type FakeGateway = PaymentGateway & {
  payments: Map<string, FakePayment>
  /** How the next calls fail, one after the other. */
  faults: Fault[]
  /** Whether it knows an order again and can make a payment unpayable (Stripe), or neither and takes money only when it is asked (Zarinpal). */
  isStrict: boolean
}

/** A gateway in memory, steered by a test. Its events are right when they say so. */
export function aFakeGateway(code = 'fake'): FakeGateway {
  const payments = new Map<string, FakePayment>()
  const get = (reference: string): FakePayment => {
    const payment = payments.get(reference)
    if (!payment) throw new GatewayError('There is no such payment.')
    return payment
  }
  function answer<Result>(run: () => Result): Promise<Result> {
    const fault = gateway.faults.shift()
    if (fault === 'down') return Promise.reject(new GatewayError('It is down, as the test wants.'))
    try {
      const result = run()
      if (fault === undefined) return Promise.resolve(result)
      return Promise.reject(new GatewayError('The answer is lost, as the test wants.'))
    } catch (error) {
      return Promise.reject(error)
    }
  }
  const gateway: FakeGateway = {
    payments,
    faults: [],
    isStrict: true,
    face: { code, name: 'Fake', currency: 'USD', isSandbox: false },
    smallestAmountMinor: 50,
    get isTakenByAsking() {
      return !gateway.isStrict
    },
    create: (payable) => answer(() => create(gateway, payable)),
    ask: (reference) => answer(() => reportOf(get(reference))),
    close: (reference) =>
      answer(() => {
        if (!gateway.isStrict) return
        const payment = get(reference)
        if (payment.state !== 'open') throw new GatewayError('It is not open.')
        payment.state = 'closed'
      }),
    readEvent: (rawBody, headers) =>
      headers['x-fake'] === 'signed'
        ? Promise.resolve(JSON.parse(rawBody.toString()))
        : Promise.reject(new ForgedEventError('Forged.')),
    isCancelled: ({ cancelled }) => cancelled === '1',
  }
  return gateway
}

/** How long a payment can be paid after it should be payable no more. */
const OVERTIME_MS = 23 * 3_600_000

function create({ payments, isStrict }: FakeGateway, { token, amount, expiresAt }: Payable) {
  const payableUntil = new Date(expiresAt.getTime() + OVERTIME_MS)
  const known = isStrict ? [...payments.values()].find((one) => one.token === token) : undefined
  const reference = known?.reference ?? randomBytes(8).toString('hex')
  if (!known) payments.set(reference, { reference, token, asked: amount, state: 'open', payableUntil, paid: null })
  return { reference, approvalUrl: `https://pay.example/${reference}` }
}

function reportOf({ state, paid }: FakePayment): PaymentReport {
  if (state === 'open' || state === 'refunded') return { status: state }
  if (state === 'paid') return { status: 'paid', amount: paid }
  return state === 'closed' ? { status: 'expired' } : { status: 'failed', failure: state }
}
