import { aPurchase, longPlanName, unpaid } from '../support/payments.ts'
import { answering, rightToLeft, whenFailing, whileLoading } from './reach.ts'
import type { Screen } from './screen.ts'

const purchases = '/dashboard/purchase-history'
const isOrders = /\/api\/orders\?/
const isOrder = /\/api\/orders\/\d+$/
const trial = { viewer: 'TRIAL' } as const

const pageOf = (...orders: readonly unknown[]) => ({
  _embedded: { orderDtoList: orders },
  page: { number: 0, size: 10, totalPages: 3, totalElements: 24 },
})

const manyOrders = pageOf(
  aPurchase({ discountCode: 'SPRING-26', amount: { amountMinor: 975, currency: 'USD' } }),
  aPurchase({ ...unpaid, id: 48, state: 'pending', approvalUrl: 'https://pay.example.com/48' }),
  aPurchase({ ...unpaid, id: 47, state: 'failed', failure: 'declined' }),
  aPurchase({
    ...unpaid,
    id: 46,
    state: 'expired',
    plan: { id: 4, name: longPlanName, days: 180 },
    amount: { amountMinor: 2_650_000, currency: 'IRT' },
    discountCode: 'A-CODE-THAT-IS-AS-LONG-AS-A-CODE-MAY-BE',
  }),
  aPurchase({ id: 45, state: 'refunded', refundedAt: '2026-11-02T10:00:00Z' }),
)

/** The purchase history and its invoices. */
export const purchaseScreens: readonly Screen[] = [
  { name: 'purchases', path: purchases, ...trial, reach: answering([[isOrders, manyOrders]]), isWholeShown: true },
  { name: 'purchases-rtl', path: purchases, ...trial, reach: answering([[isOrders, manyOrders]], rightToLeft) },
  { name: 'purchases-empty', path: purchases, ...trial },
  { name: 'purchases-loading', path: purchases, ...trial, reach: whileLoading(isOrders), isBusy: true },
  { name: 'purchases-failing', path: purchases, ...trial, reach: whenFailing(isOrders) },
  {
    name: 'invoice',
    path: `${purchases}/49`,
    ...trial,
    reach: answering([
      [isOrder, aPurchase({ discountCode: 'SPRING-26', amount: { amountMinor: 975, currency: 'USD' } })],
    ]),
  },
  {
    name: 'invoice-toman',
    path: `${purchases}/49`,
    ...trial,
    reach: answering(
      [
        [
          isOrder,
          aPurchase({
            plan: { id: 4, name: longPlanName, days: 180 },
            listPrice: { amountMinor: 2_650_000, currency: 'IRT' },
            amount: { amountMinor: 2_120_500, currency: 'IRT' },
            discountCode: 'A-CODE-THAT-IS-AS-LONG-AS-A-CODE-MAY-BE',
          }),
        ],
      ],
      rightToLeft,
    ),
  },
  {
    name: 'invoice-unpaid',
    path: `${purchases}/48`,
    ...trial,
    reach: answering([[isOrder, aPurchase({ ...unpaid, state: 'pending' })]]),
  },
  {
    name: 'invoice-printed',
    path: `${purchases}/49`,
    ...trial,
    reach: answering([[isOrder, aPurchase()]], (page) => page.emulateMedia({ media: 'print' })),
  },
  { name: 'invoice-unknown', path: `${purchases}/999999`, ...trial },
]
