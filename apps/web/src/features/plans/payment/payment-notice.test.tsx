import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from '../../../shared/leave-page.ts'
import { answers, apiServer, errorBody, refuses, signedInHandlers, withApiServer } from '../../../testing/api-server.ts'
import { answerPage, aUser, signIn } from '../../../testing/fixtures.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { anOrder, anUnpaidOrder, aPlan, orderPage, sell } from '../testing/plans-api.ts'
import { pendingPayment, rememberPayment } from './pending-payment.ts'

withApiServer()

beforeEach(() => {
  signIn()
  apiServer.use(
    ...signedInHandlers(),
    answers('/api/attempts', answerPage([])),
    answers('/api/orders', orderPage([anUnpaidOrder({ id: 7 })])),
  )
})
afterEach(() => vi.useRealTimers())

/** Answers each check with the next order, the last one for good. */
function checks(id: number, ...orders: readonly Record<string, unknown>[]) {
  const asked: number[] = []
  apiServer.use(
    http.post(`/api/orders/${id}/check`, () => {
      asked.push(id)
      return HttpResponse.json(orders[Math.min(asked.length, orders.length) - 1])
    }),
  )
  return asked
}

const back = '/dashboard?payment=return'

test('a payment that is confirmed says until when premium is active, and unlocks everything at once', async () => {
  checks(7, anUnpaidOrder(), anOrder())
  renderApp(back)
  expect(await screen.findByText('Waiting for the payment service to confirm your payment.')).toBeVisible()
  expect(await screen.findByText('3 AI submissions left')).toBeInTheDocument()
  apiServer.use(answers('/api/users/currentUser', aUser({ status: 'PREMIUM', expireDate: '2026-12-20T10:02:00Z' })))
  expect(await screen.findByText('Payment received. Premium is active until 20 Dec 2026.')).toBeVisible()
  expect(await screen.findByRole('link', { name: /^Premium/u })).toBeVisible()
  expect(screen.queryByText('3 AI submissions left')).not.toBeInTheDocument()
  expect(localStorage.getItem('status')).toBe('PREMIUM')
})

test('the order that this tab left for is followed, not a later one of another tab', async () => {
  rememberPayment(5)
  const asked = checks(5, anOrder({ id: 5 }))
  renderApp(back)
  await screen.findByText(/^Payment received/u)
  expect(asked).toEqual([5])
  expect(pendingPayment()).toBeNull()
})

test('the order that the address names goes before all others', async () => {
  rememberPayment(5)
  const asked = checks(6, anOrder({ id: 6 }))
  renderApp(`${back}&order=6`)
  await screen.findByText(/^Payment received/u)
  expect(asked).toEqual([6])
})

test('somebody else’s order in the address says nothing', async () => {
  apiServer.use(refuses('/api/orders/6/check', 'not_found', 'post'))
  renderApp(`${back}&order=6`)
  await screen.findByRole('heading', { level: 1, name: /Niloofar/u })
  await waitFor(() => expect(screen.queryByText('Looking up your payment')).toBeNull())
})

test('a payment that was left for is followed on the dashboard too, after a reload or a new sign-in', async () => {
  rememberPayment(5)
  checks(5, anOrder({ id: 5 }))
  renderApp('/dashboard')
  expect(await screen.findByText(/^Payment received/u)).toBeVisible()
})

test.each([
  ['declined', 'The payment was declined. Nothing was charged.'],
  ['cancelled', 'The payment was cancelled. Nothing was charged.'],
  ['gateway_unavailable', 'The payment service could not be reached. Nothing was charged.'],
])('a payment that failed as %s says so and may be tried again with the same plan', async (failure, text) => {
  checks(7, anUnpaidOrder({ state: 'failed', failure }))
  renderApp(back)
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/dashboard/plans?currency=USD&buy=2')
})

test('a wrong amount names the order for support and offers no second payment', async () => {
  checks(7, anUnpaidOrder({ state: 'failed', failure: 'amount_mismatch' }))
  renderApp(back)
  expect(await screen.findByText(/Write to support and name order 7/u)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Try again' })).toBeNull()
})

test('checking ends after a while, says that it is safe to close, and goes on when asked', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const asked = checks(7, anUnpaidOrder())
  const { user } = renderApp(back)
  await screen.findByText('Waiting for the payment service to confirm your payment.')
  await act(() => vi.advanceTimersByTimeAsync(41_000))
  expect(await screen.findByText(/You may close this page: premium starts by itself/u)).toBeVisible()
  const before = asked.length
  expect(before).toBeGreaterThan(5)
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(asked).toHaveLength(before)
  vi.useRealTimers()
  checks(7, anOrder())
  await user.click(screen.getByRole('button', { name: 'Check again' }))
  expect(await screen.findByText(/^Payment received/u)).toBeVisible()
})

test('a check that fails is made again', async () => {
  let count = 0
  apiServer.use(
    http.post('/api/orders/7/check', () => {
      count += 1
      return count === 1 ? HttpResponse.json(errorBody('internal'), { status: 500 }) : HttpResponse.json(anOrder())
    }),
  )
  renderApp(back)
  expect(await screen.findByText(/^Payment received/u, {}, { timeout: 6000 })).toBeVisible()
})

test('without any order there is nothing to say', async () => {
  apiServer.use(answers('/api/orders', orderPage([])))
  renderApp(back)
  await screen.findByRole('heading', { level: 1, name: /Niloofar/u })
  await waitFor(() => expect(screen.queryByText('Looking up your payment')).toBeNull())
  expect(screen.queryByText(/payment/iu)).toBeNull()
})

test('dismissed, the notice is gone from the page and from its address', async () => {
  checks(7, anOrder())
  const { user, address } = renderApp(back)
  await screen.findByText(/^Payment received/u)
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(address()).toBe('/dashboard'))
  expect(screen.queryByText(/^Payment received/u)).toBeNull()
})

test('who leaves the payment page without paying may go on with the same order', async () => {
  const leave = vi.spyOn(page, 'leaveFor').mockReturnValue()
  sell([aPlan()])
  checks(7, anUnpaidOrder({ approvalUrl: 'https://pay.example.com/7' }))
  const { user } = renderApp('/dashboard/plans?payment=cancelled')
  expect(await screen.findByText('The payment was not finished. Nothing was charged so far.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Continue payment' }))
  expect(leave).toHaveBeenCalledWith('https://pay.example.com/7')
  expect(pendingPayment()).toBe(7)
})
