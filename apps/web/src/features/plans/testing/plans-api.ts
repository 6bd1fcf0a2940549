import { http, HttpResponse, type JsonBodyType } from 'msw'
import { answers, apiServer } from '../../../testing/api-server.ts'
import { aConfig } from '../../../testing/fixtures.ts'

export const dollarGateway = { code: 'sandbox-usd', name: 'Test card', currency: 'USD', isSandbox: true }
export const tomanGateway = { code: 'sandbox-irt', name: 'Test bank', currency: 'IRT', isSandbox: true }

export const freePlan = {
  id: 1,
  name: 'Free',
  price: 'Free',
  tomanPrice: null,
  days: null,
  features: ['5 AI scores'],
  type: 'TRIAL',
  isActive: true,
}

export const aPlan = (changes: Record<string, unknown> = {}) => ({
  id: 2,
  name: 'Monthly',
  price: 19.99,
  tomanPrice: 1_250_000,
  days: 30,
  features: ['As many AI scores as you like'],
  type: 'PREMIUM',
  isActive: false,
  ...changes,
})

export const anOrder = (changes: Record<string, unknown> = {}) => ({
  id: 7,
  state: 'paid',
  plan: { id: 2, name: 'Monthly', days: 30 },
  listPrice: { amountMinor: 1999, currency: 'USD' },
  amount: { amountMinor: 1999, currency: 'USD' },
  discountCode: null,
  gateway: { code: 'sandbox-usd', name: 'Test card', isSandbox: true },
  createdAt: '2026-11-20T10:00:00Z',
  paidAt: '2026-11-20T10:02:00Z',
  refundedAt: null,
  period: { startsAt: '2026-11-20T10:02:00Z', endsAt: '2026-12-20T10:02:00Z' },
  failure: null,
  approvalUrl: null,
  invoiceNumber: 'R-2026-000007',
  ...changes,
})

/** An order that has not been paid. */
export const anUnpaidOrder = (changes: Record<string, unknown> = {}) =>
  anOrder({ state: 'pending', paidAt: null, period: null, invoiceNumber: null, ...changes })

export const orderPage = (orders: readonly unknown[], totalElements = orders.length) => ({
  _embedded: { orderDtoList: orders },
  page: { number: 0, size: 10, totalPages: Math.ceil(totalElements / 10), totalElements },
})

/** Sells these plans over these gateways. */
export function sell(
  plans: readonly JsonBodyType[],
  gateways: readonly unknown[] = [dollarGateway, tomanGateway],
): void {
  apiServer.use(
    http.get('/api/settings/plans', () => HttpResponse.json(plans)),
    answers('/api/configs', aConfig({ gateways })),
  )
}

type Discount = { url: URL }

/** Answers promo codes; returns what was asked. */
export function promo(respond: () => { body: JsonBodyType; status: number }): Discount[] {
  const asked: Discount[] = []
  apiServer.use(
    http.get('/api/v2/discount/apply/:code', ({ request }) => {
      asked.push({ url: new URL(request.url) })
      const { body, status } = respond()
      return HttpResponse.json(body, { status })
    }),
  )
  return asked
}

/** Takes orders; status 0 is a broken connection. Returns what was sent. */
export function takeOrders(respond: (count: number) => { body: JsonBodyType; status: number }) {
  const sent: { body: unknown; key: string | null }[] = []
  apiServer.use(
    http.post('/api/v2/order/pte', async ({ request }) => {
      sent.push({ body: await request.json(), key: request.headers.get('Idempotency-Key') })
      const { body, status } = respond(sent.length)
      return status === 0 ? HttpResponse.error() : HttpResponse.json(body, { status })
    }),
  )
  return sent
}
