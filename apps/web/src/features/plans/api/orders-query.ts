import { getOrder, listOrders, type Order } from '@rehearsal/contracts/payments'
import { itemsOf } from '@rehearsal/contracts/wire'
import { TABLE_PAGE_SIZE } from '@rehearsal/exam/limits'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'

/** One page of my orders, the latest first; `page` counts from 1. */
export const ordersQuery = (page: number) =>
  queryOptions({
    queryKey: ['orders', page],
    queryFn: ({ signal }) => call(listOrders, { query: { page: page - 1, size: TABLE_PAGE_SIZE }, signal }),
    select: (answer) => ({ orders: itemsOf(answer), totalPages: Math.max(1, answer.page.totalPages) }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })

/** One of my orders. */
export const orderQuery = (id: number) =>
  queryOptions({ queryKey: ['order', id], queryFn: ({ signal }) => call(getOrder, { params: { id }, signal }) })

/** The order that was made last; null without any. */
export async function latestOrder(signal: AbortSignal): Promise<Order | null> {
  const answer = await call(listOrders, { query: { page: 0, size: 1 }, signal })
  return itemsOf(answer)[0] ?? null
}
