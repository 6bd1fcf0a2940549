import { randomBytes } from 'node:crypto'
import { aGatewayServer, type Call, type GatewayServer } from './a-gateway-server.ts'

type Session = {
  id: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  amount_total: number
  currency: string
  payment_intent: { id: string; latest_charge: { amount: number; amount_refunded: number } | null } | null
  url: string
}
export type StripeServer = GatewayServer & { sessions: Map<string, Session> }

/** As much of Stripe's API as Checkout needs. */
export async function aStripeServer(): Promise<StripeServer> {
  const sessions = new Map<string, Session>()
  const byKey = new Map<string, Session>()
  const ok = (json: unknown) => ({ status: 200, json })
  const refused = (status: number, message: string) => ({
    status,
    json: { error: { type: 'invalid_request_error', message } },
  })

  function create({ body, headers }: Call) {
    const key = String(headers['idempotency-key'])
    const known = byKey.get(key)
    if (known) return ok(known)
    const form = new URLSearchParams(body)
    const id = `cs_${randomBytes(8).toString('hex')}`
    const session: Session = {
      id,
      status: 'open',
      payment_status: 'unpaid',
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      payment_intent: null,
      url: `https://checkout.stripe.example/${id}`,
    }
    sessions.set(id, session)
    byKey.set(key, session)
    return ok(session)
  }

  function list({ query }: Call) {
    const wanted = query.get('payment_intent')
    return ok({ object: 'list', data: [...sessions.values()].filter((one) => one.payment_intent?.id === wanted) })
  }

  const server = await aGatewayServer((call) => {
    const [, , , , id = '', action] = call.path.split('/')
    if (id === '') return call.method === 'POST' ? create(call) : list(call)
    const session = sessions.get(id)
    if (!session) return refused(404, 'No such checkout.session')
    if (action !== 'expire') return ok(session)
    if (session.status !== 'open') return refused(400, 'Only open sessions can be expired')
    session.status = 'expired'
    return ok(session)
  })
  return Object.assign(server, { sessions })
}
