import { getCurrentUser } from '@rehearsal/contracts/account'
import { createOrder, getOrder, type Order } from '@rehearsal/contracts/payments'
import { eq } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { paymentOrder } from '../platform/database/schema.ts'
import { aFakeGateway, type FakeGateway, type FakePayment } from './a-fake-gateway.ts'
import type { TestLearner } from './a-learner.ts'
import { anApp, type TestApp } from './an-app.ts'
import { ask } from './ask.ts'
import { monthPlan } from './plans.ts'

export type Buying = {
  planId?: number
  gateway?: string
  code?: string
  redirectUrl?: string
  key?: string
}

/** The body of an order as the web client sends it: a month in dollars at the sandbox, unless told otherwise. */
export function orderBody(
  app: TestApp,
  { planId = monthPlan.id, gateway = 'sandbox-usd', code = '', ...rest }: Buying = {},
) {
  const { origin } = app.platform.config.publicUrl
  return {
    data: {
      item: { item_id: planId, related_service: 'pte' as const },
      redirect_url: rest.redirectUrl ?? `${origin}/dashboard`,
      secondary_redirect_url: `${origin}/dashboard/plans`,
      discount_code: code,
      payment_gateway: gateway,
    },
  }
}

/** Orders something; returns the order's id and where to pay. */
export async function anOrder(app: TestApp, as: TestLearner, buying: Buying = {}) {
  const headers: Record<string, string> = buying.key === undefined ? {} : { 'idempotency-key': buying.key }
  const { data } = await ask(app, createOrder, { as, body: orderBody(app, buying), headers })
  return { id: data.order_id, approvalUrl: data.approval_url }
}

export const orderOf = (app: TestApp, as: TestLearner, id: number): Promise<Order> =>
  ask(app, getOrder, { as, params: { id } })

/** Presses a button of the sandbox's page; returns where the browser is sent. */
export async function decide(app: TestApp, approvalUrl: string, action: string): Promise<string> {
  const response = await app.http.inject({
    method: 'POST',
    url: new URL(approvalUrl).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ action }).toString(),
  })
  return String(response.headers['location'] ?? '')
}

/** Opens an address of ours as a browser does; returns where it is sent next. */
export async function follow(app: TestApp, address: string): Promise<string> {
  const { pathname, search } = new URL(address, app.platform.config.publicUrl)
  const response = await app.http.inject(`${pathname}${search}`)
  return String(response.headers['location'] ?? '')
}

export type FakeShop = ReturnType<typeof fakeShop>

/** An app whose one gateway is the test's. */
export async function aFakeShop() {
  const gateway = aFakeGateway()
  const app = await anApp({ gateways: [gateway] })
  return { app, gateway, shop: fakeShop(app, gateway) }
}

/** The plan that a learner is on, as the learner is told. */
export const statusOf = async (app: TestApp, as: TestLearner) => (await ask(app, getCurrentUser, { as })).status

/** The rows, payments and events of a shop whose one gateway is the test's. */
function fakeShop(app: TestApp, gateway: FakeGateway) {
  const rowOf = async (id: number) => {
    const [row] = await app.platform.db.select().from(paymentOrder).where(eq(paymentOrder.id, id))
    if (!row) throw new Error(`No order ${id}.`)
    return row
  }
  const paymentOf = async (id: number) => {
    const payment = gateway.payments.get((await rowOf(id)).reference ?? '')
    if (!payment) throw new Error(`No payment of ${id}.`)
    return payment
  }
  return {
    rowOf,
    paymentOf,
    /** The payer pays, and nobody hears of it yet. */
    pay: async (id: number): Promise<FakePayment> => {
      const payment = await paymentOf(id)
      Object.assign(payment, { state: 'paid', paid: payment.asked })
      return payment
    },
    /** The gateway posts an event. */
    post: (event: object, signature = 'signed'): Promise<LightMyRequestResponse> =>
      app.http.inject({
        method: 'POST',
        url: '/payments/fake/events',
        headers: { 'x-fake': signature, 'content-type': 'application/json' },
        payload: JSON.stringify(event),
      }),
  }
}
