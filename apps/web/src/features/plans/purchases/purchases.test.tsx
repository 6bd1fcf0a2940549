import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from '../../../shared/leave-page.ts'
import { answers, apiServer, refuses, signedInHandlers, withApiServer } from '../../../testing/api-server.ts'
import { signIn } from '../../../testing/fixtures.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { anOrder, anUnpaidOrder, aPlan, orderPage, sell } from '../testing/plans-api.ts'

withApiServer()

beforeEach(() => {
  signIn()
  apiServer.use(...signedInHandlers())
})

const history = '/dashboard/purchase-history'

async function rowsOf(orders: readonly unknown[]) {
  apiServer.use(
    answers('/api/orders', orderPage(orders)),
    refuses('/api/orders/:id/check', 'gateway_unavailable', 'post'),
  )
  const app = renderApp(history)
  const list = await screen.findByRole('list', { name: 'Purchase history' })
  const rows = within(list).getAllByRole('listitem')
  return { ...app, row: (at: number) => within(rows[at] ?? document.body) }
}

test('a purchase shows its plan, day, amount, code, state and period, and leads to its invoice', async () => {
  const { row } = await rowsOf([
    anOrder({
      amount: { amountMinor: 950, currency: 'USD' },
      discountCode: 'SPRING',
    }),
  ])
  expect(row(0).getByRole('heading', { name: 'Monthly' })).toBeVisible()
  expect(row(0).getByText('Order 7 · Ordered 20 Nov 2026')).toBeVisible()
  expect(row(0).getByText('$9.50 US')).toBeVisible()
  expect(row(0).getByText('Code SPRING')).toBeVisible()
  expect(row(0).getByText('Paid')).toBeVisible()
  expect(row(0).getByText('Premium from 20 Nov 2026 to 20 Dec 2026')).toBeVisible()
  expect(row(0).getByRole('link', { name: 'Invoice of order 7' })).toHaveAttribute('href', `${history}/7`)
})

test('an unpaid order goes on where its payment page is known, and begins anew where it is not', async () => {
  const leave = vi.spyOn(page, 'leaveFor').mockReturnValue()
  sell([aPlan()])
  const { user, row } = await rowsOf([
    anUnpaidOrder({ id: 9, approvalUrl: 'https://pay.example.com/9' }),
    anUnpaidOrder({ id: 8, state: 'failed', failure: 'declined' }),
    anUnpaidOrder({ id: 6, state: 'expired', amount: { amountMinor: 1_250_000, currency: 'IRT' } }),
  ])
  await user.click(row(0).getByRole('button', { name: 'Continue payment of order 9' }))
  expect(leave).toHaveBeenCalledWith('https://pay.example.com/9')
  expect(row(1).getByText('The payment was declined.')).toBeVisible()
  expect(row(2).getByText('1,250,000 Toman')).toBeVisible()
  await user.click(row(2).getByRole('link', { name: 'Try again: order 6' }))
  const dialog = await screen.findByRole('dialog', { name: 'Pay for Monthly' })
  expect(within(dialog).getByText('1,250,000 Toman')).toBeVisible()
})

test('an order that was paid without a word of it is asked about, and is shown as paid', async () => {
  let isPaid = false
  apiServer.use(
    http.get('/api/orders', () => HttpResponse.json(orderPage([isPaid ? anOrder() : anUnpaidOrder()]))),
    http.post('/api/orders/7/check', () => {
      isPaid = true
      return HttpResponse.json(anOrder())
    }),
  )
  renderApp(history)
  expect(await screen.findByRole('link', { name: 'Invoice of order 7' })).toBeVisible()
})

test('an address that is none of the web is never followed', async () => {
  const { row } = await rowsOf([anUnpaidOrder({ id: 9, approvalUrl: 'javascript:alert(1)' })])
  expect(row(0).queryByRole('button')).toBeNull()
})

test('without purchases the way to the plans is shown', async () => {
  apiServer.use(answers('/api/orders', orderPage([])))
  renderApp(history)
  expect(await screen.findByText('No purchases yet')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Explore Plans' })).toHaveAttribute('href', '/dashboard/plans')
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
})

test('ten purchases make a page, and the page stands in the address', async () => {
  const asked: string[] = []
  apiServer.use(
    http.get('/api/orders', ({ request }) => {
      asked.push(new URL(request.url).search)
      return HttpResponse.json(orderPage([anOrder()], 21))
    }),
  )
  const { user, address } = renderApp(history)
  await user.click(await screen.findByRole('button', { name: 'Next page' }))
  await waitFor(() => expect(address()).toBe(`${history}?page=2`))
  await waitFor(() => expect(asked).toContain('?page=1&size=10'))
})

test('a page past the last is the last', async () => {
  apiServer.use(answers('/api/orders', orderPage([anOrder()], 21)))
  const { address } = renderApp(`${history}?page=9`)
  await waitFor(() => expect(address()).toBe(`${history}?page=3`))
})

test('purchases that cannot be loaded say so and are tried again', async () => {
  apiServer.use(refuses('/api/orders', 'internal'))
  const { user } = renderApp(history)
  expect(await screen.findByText('Your purchases could not be loaded')).toBeVisible()
  apiServer.use(answers('/api/orders', orderPage([anOrder()])))
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { name: 'Monthly' })).toBeVisible()
})

test('an invoice names both sides, the period, what the code took off and the total, and is printed by keyboard', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue()
  apiServer.use(
    answers(
      '/api/orders/7',
      anOrder({
        listPrice: { amountMinor: 1_250_000, currency: 'IRT' },
        amount: { amountMinor: 1_000_000, currency: 'IRT' },
        discountCode: 'SPRING',
      }),
    ),
  )
  const { user } = renderApp(`${history}/7`)
  expect(await screen.findByRole('heading', { level: 1, name: 'Invoice R-2026-000007' })).toBeVisible()
  const paper = within(screen.getByRole('article'))
  expect(paper.getByText('Niloofar')).toBeVisible()
  const rows = paper.getAllByRole('row').map((row) => row.textContent)
  expect(rows).toEqual([
    'ItemAmount',
    'Monthly30 days, 20 Nov 2026 to 20 Dec 20261,250,000 Toman',
    'Promo code SPRING−250,000 Toman',
    'Total1,000,000 Toman۱ میلیون تومان',
  ])
  expect(paper.getByText(/No money moved/u)).toBeVisible()
  screen.getByRole('button', { name: 'Print' }).focus()
  await user.keyboard('{Enter}')
  expect(print).toHaveBeenCalledTimes(1)
})

test('an order that is not paid has no invoice to print', async () => {
  apiServer.use(answers('/api/orders/7', anUnpaidOrder()))
  renderApp(`${history}/7`)
  expect(await screen.findByText('This order has no invoice: it is not paid.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull()
})

test('somebody else’s order is no purchase of mine', async () => {
  apiServer.use(refuses('/api/orders/7', 'not_found'))
  renderApp(`${history}/7`)
  expect(await screen.findByText('No purchase found')).toBeVisible()
  expect(screen.getByRole('link', { name: 'To the purchase history' })).toHaveAttribute('href', history)
})

test.each(['x', '0', '-1'])('the address of purchase %s does not exist', async (id) => {
  renderApp(`${history}/${id}`)
  expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeInTheDocument()
})
