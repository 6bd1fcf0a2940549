import type { PackPlan } from '@rehearsal/content/pack'
import { checkOrder, createOrder, getOrder, listOrders } from '@rehearsal/contracts/payments'
import type { FastifyInstance } from 'fastify'
import { mount, type MountOptions } from '../../platform/http/mount.ts'
import { presentPageObject } from '../../platform/http/present-page.ts'
import type { Platform } from '../../platform/services.ts'
import { checkMyOrder, getMyOrder, goesOnAt, listMyOrders, placeOrder } from './order-service.ts'
import { presentOrder } from './presenters.ts'

/** Each costs a call to a gateway, and a promo code could be guessed at. */
const COSTLY: MountOptions = { rateLimit: { max: 30, timeWindow: '1 minute' } }

/** "With data holding item" (specification §7.8) may mean the body itself or a field of it: both are taken. */
const withData = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'item' in body && !('data' in body) ? { data: body } : body

export function paymentsRoutes(app: FastifyInstance, platform: Platform, plans: readonly PackPlan[]): void {
  const faces = platform.gateways.map(({ face }) => face)

  mount(
    app,
    createOrder,
    async ({ body }, { learner, idempotency }) => {
      const order = await placeOrder(platform, plans, learner, body.data, idempotency)
      return { data: { approval_url: goesOnAt(order), order_id: order.id } }
    },
    { ...COSTLY, adaptBody: withData },
  )
  mount(app, listOrders, async ({ query }, { learner }) => {
    const { rows, total } = await listMyOrders(platform, learner, query)
    const orderDtoList = rows.map((order) => presentOrder(order, faces))
    return { _embedded: { orderDtoList }, page: presentPageObject(query, total) }
  })
  mount(app, getOrder, async ({ params }, { learner }) =>
    presentOrder(await getMyOrder(platform, learner, params.id), faces),
  )
  mount(
    app,
    checkOrder,
    async ({ params }, { learner }) => presentOrder(await checkMyOrder(platform, learner, params.id), faces),
    COSTLY,
  )
}
