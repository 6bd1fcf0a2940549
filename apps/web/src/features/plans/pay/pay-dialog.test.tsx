import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from '../../../shared/leave-page.ts'
import { apiServer, errorBody, signedInHandlers, withApiServer } from '../../../testing/api-server.ts'
import { signIn } from '../../../testing/fixtures.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { pendingPayment } from '../payment/pending-payment.ts'
import { aPlan, freePlan, promo, sell, takeOrders } from '../testing/plans-api.ts'

withApiServer()

let leave = vi.spyOn(page, 'leaveFor')
const approval = 'https://pay.example.com/7'
const taken = () => ({ body: { data: { approval_url: approval, order_id: 7 } }, status: 200 })
const reduced = () => ({ body: { data: { price_irt: 625_000, price_xxD: 9.5 } }, status: 200 })
const refused = () => ({ body: errorBody('promo_invalid'), status: 422 })

beforeEach(() => {
  leave = vi.spyOn(page, 'leaveFor').mockReturnValue()
  signIn()
  apiServer.use(...signedInHandlers())
  sell([freePlan, aPlan()])
})

async function openDialog(address = '/dashboard/plans?buy=2') {
  const app = renderApp(address)
  const dialog = within(await screen.findByRole('dialog', { name: 'Pay for Monthly' }))
  const pay = dialog.getByRole('button', { name: 'Pay Now' })
  const code = dialog.getByRole('textbox', { name: 'Promo code' })
  const apply = dialog.getByRole('button', { name: 'Apply' })
  return { ...app, dialog, pay, code, apply }
}

test('the currency decides which ways to pay are offered', async () => {
  const { user, dialog } = await openDialog()
  expect(dialog.getByRole('radio', { name: /Test card/u })).toBeChecked()
  expect(dialog.queryByRole('radio', { name: /Test bank/u })).toBeNull()
  await user.click(dialog.getByRole('radio', { name: 'Toman' }))
  expect(dialog.getByRole('radio', { name: /Test bank/u })).toBeChecked()
  expect(dialog.getByText('۱ میلیون و ۲۵۰ هزار تومان')).toBeVisible()
})

test('an order carries what specification §7.8 says and nothing of the price, and leads to the payment page', async () => {
  const sent = takeOrders(taken)
  const { user, pay } = await openDialog()
  await user.click(pay)
  await waitFor(() => expect(leave).toHaveBeenCalledWith(approval))
  const { origin } = window.location
  expect(sent.map(({ body }) => body)).toEqual([
    {
      data: {
        item: { item_id: 2, related_service: 'pte' },
        redirect_url: `${origin}/dashboard?payment=return`,
        secondary_redirect_url: `${origin}/dashboard/plans?payment=cancelled`,
        discount_code: '',
        payment_gateway: 'sandbox-usd',
      },
    },
  ])
  expect(pendingPayment()).toBe(7)
})

test('a double click makes one order', async () => {
  const sent = takeOrders(taken)
  const { user, pay } = await openDialog()
  await user.dblClick(pay)
  await waitFor(() => expect(leave).toHaveBeenCalled())
  expect(sent).toHaveLength(1)
  expect(leave).toHaveBeenCalledTimes(1)
})

test('after no answer the learner pays again under the same key', async () => {
  const sent = takeOrders((count) => (count <= 3 ? { body: null, status: 0 } : taken()))
  const { user, dialog, pay } = await openDialog()
  await user.click(pay)
  expect(await dialog.findByText('No connection. Check your network and try again.')).toBeVisible()
  await user.click(pay)
  await waitFor(() => expect(leave).toHaveBeenCalledTimes(1))
  expect(sent.length).toBeGreaterThan(3)
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  expect(sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/u)
})

test('a changed way to pay and a refusal are a new attempt with a key of its own', async () => {
  const sent = takeOrders(() => ({ body: errorBody('not_found'), status: 404 }))
  const { user, dialog, pay } = await openDialog()
  await user.click(pay)
  await dialog.findByText('This does not exist, or it is not yours.')
  await user.click(pay)
  await waitFor(() => expect(sent).toHaveLength(2))
  await user.click(dialog.getByRole('radio', { name: 'Toman' }))
  await user.click(pay)
  await waitFor(() => expect(sent).toHaveLength(3))
  expect(new Set(sent.map(({ key }) => key)).size).toBe(3)
})

test('an error keeps the dialog with its message', async () => {
  takeOrders(() => ({ body: errorBody('gateway_unavailable'), status: 503 }))
  const { user, dialog, pay } = await openDialog()
  await user.click(pay)
  expect(
    await dialog.findByText(
      /The payment service does not answer just now. Nothing was charged/u,
      {},
      { timeout: 8000 },
    ),
  ).toBeVisible()
  expect(pay).toBeEnabled()
  expect(leave).not.toHaveBeenCalled()
})

test('a problem is over when another way to pay is chosen', async () => {
  takeOrders(() => ({ body: errorBody('not_found'), status: 404 }))
  const { user, dialog, pay } = await openDialog()
  await user.click(pay)
  await dialog.findByText('This does not exist, or it is not yours.')
  await user.click(dialog.getByRole('radio', { name: 'Toman' }))
  expect(dialog.queryByText('This does not exist, or it is not yours.')).toBeNull()
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'http://'])('the browser never follows %s', async (address) => {
  takeOrders(() => ({ body: { data: { approval_url: address, order_id: 7 } }, status: 200 }))
  const { user, dialog, pay } = await openDialog()
  await user.click(pay)
  expect(await dialog.findByText(/an address that cannot be opened/u)).toBeVisible()
  expect(leave).not.toHaveBeenCalled()
})

test('Apply is disabled while there is no code', async () => {
  const { user, code, apply } = await openDialog()
  expect(apply).toBeDisabled()
  await user.type(code, '   ')
  expect(apply).toBeDisabled()
  await user.type(code, 'SPRING')
  expect(apply).toBeEnabled()
})

test('a valid code updates both prices, says so, and is locked', async () => {
  const asked = promo(reduced)
  const { user, dialog, code, apply } = await openDialog()
  await user.type(code, ' spring–۲۶ ')
  await user.click(apply)
  const praise = await screen.findByRole('dialog', { name: 'Promo code applied' })
  expect(praise).toHaveTextContent('$9.50 US instead of $19.99 US')
  expect(praise).toHaveTextContent('625,000 Toman instead of 1,250,000 Toman')
  await user.click(within(praise).getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Promo code applied' })).toBeNull())
  expect(dialog.getByText('$9.50 US')).toBeVisible()
  expect(dialog.getByText('Or 625,000 Toman')).toBeVisible()
  expect(apply).toBeDisabled()
  expect(code).toHaveAttribute('readonly')
  expect(code).toHaveValue('SPRING-26')
  await waitFor(() => expect(code).toHaveFocus())
  expect(asked[0]?.url.pathname).toBe('/api/v2/discount/apply/SPRING-26')
  expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toEqual({
    price_irt: '1250000',
    price_xxD: '19.99',
    for_service: 'pte',
  })
})

test('an applied code goes with the order', async () => {
  promo(reduced)
  const sent = takeOrders(taken)
  const { user, pay, code } = await openDialog()
  await user.type(code, 'spring{Enter}')
  await user.click(await screen.findByRole('button', { name: 'OK' }))
  await user.click(pay)
  await waitFor(() => expect(sent).toMatchObject([{ body: { data: { discount_code: 'SPRING' } } }]))
})

test('a code that lowers Toman alone is no part of an order in dollars', async () => {
  promo(() => ({ body: { data: { price_irt: 625_000, price_xxD: 19.99 } }, status: 200 }))
  const sent = takeOrders(taken)
  const { user, pay, code } = await openDialog()
  await user.type(code, 'noruz{Enter}')
  await user.click(await screen.findByRole('button', { name: 'OK' }))
  await user.click(pay)
  await waitFor(() => expect(sent).toMatchObject([{ body: { data: { discount_code: '' } } }]))
})

test.each([
  ['a code that is turned down', 'SPRING', refused],
  ['text that can be no code', 'a?b', refused],
])('%s is said to be invalid, and can be changed', async (_, typed, respond) => {
  promo(respond)
  const { user, dialog, code, apply } = await openDialog()
  await user.type(code, typed)
  await user.click(apply)
  expect(await dialog.findByText('Invalid code. Please try again.')).toBeVisible()
  expect(code).toHaveAttribute('aria-invalid', 'true')
  expect(dialog.getByText('$19.99 US')).toBeVisible()
  await user.type(code, 'x')
  expect(dialog.queryByText('Invalid code. Please try again.')).toBeNull()
  expect(apply).toBeEnabled()
})

test('a code that was typed and not applied is not paid over', async () => {
  const sent = takeOrders(taken)
  const { user, dialog, pay, code } = await openDialog()
  await user.type(code, 'SPRING')
  await user.click(pay)
  expect(await dialog.findByText('Apply this code, or clear it, before you pay.')).toBeVisible()
  expect(code).toHaveFocus()
  expect(sent).toHaveLength(0)
})

test('a code that ran out in the meantime brings the full price back before anything is paid', async () => {
  promo(reduced)
  takeOrders(refused)
  const { user, dialog, pay, code } = await openDialog()
  await user.type(code, 'spring{Enter}')
  await user.click(await screen.findByRole('button', { name: 'OK' }))
  await user.click(pay)
  await waitFor(() => expect(code).toHaveAttribute('aria-invalid', 'true'))
  expect(dialog.getByText('$19.99 US')).toBeVisible()
  expect(leave).not.toHaveBeenCalled()
})

test('coming back from the payment page by Back, the dialog can be used again', async () => {
  const sent = takeOrders(taken)
  const { user, pay } = await openDialog()
  await user.click(pay)
  await waitFor(() => expect(leave).toHaveBeenCalledTimes(1))
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await waitFor(() => expect(pay).not.toHaveAttribute('aria-busy'))
  await user.click(pay)
  await waitFor(() => expect(leave).toHaveBeenCalledTimes(2))
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
})
