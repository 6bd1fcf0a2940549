import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { answers, apiServer, refuses, signedInHandlers, withApiServer } from '../../testing/api-server.ts'
import { aUser, signIn } from '../../testing/fixtures.ts'
import { renderApp, setWidth } from '../../testing/render-app.tsx'
import { aPlan, dollarGateway, freePlan, sell, tomanGateway } from './testing/plans-api.ts'

withApiServer()

beforeEach(() => {
  signIn()
  apiServer.use(...signedInHandlers())
})

const cardOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name })
  const card = heading.closest('li')
  if (card === null) throw new Error(`${name} stands in no card`)
  return within(card)
}

test('dollars are written "$price US", Toman with separators and as Persian speakers say them', async () => {
  sell([freePlan, aPlan()])
  const { user } = renderApp('/dashboard/plans')
  expect((await cardOf('Monthly')).getByText('$19.99 US')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Toman' }))
  const card = await cardOf('Monthly')
  expect(await card.findByText('1,250,000 Toman')).toBeVisible()
  const said = card.getByText('۱ میلیون و ۲۵۰ هزار تومان')
  expect(said).toHaveAttribute('lang', 'fa')
  expect(said).toHaveAttribute('dir', 'rtl')
  expect(card.queryByText('$19.99 US')).toBeNull()
})

test('a longer plan says what thirty days of it cost', async () => {
  sell([aPlan(), aPlan({ id: 3, name: 'Quarterly', price: 29.99, tomanPrice: 1_590_000, days: 90 })])
  const { user } = renderApp('/dashboard/plans')
  expect((await cardOf('Monthly')).getByText('for 30 days')).toBeVisible()
  expect((await cardOf('Monthly')).queryByText(/per 30 days/u)).toBeNull()
  expect((await cardOf('Quarterly')).getByText('for 90 days')).toBeVisible()
  expect((await cardOf('Quarterly')).getByText('$10 US per 30 days')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Toman' }))
  expect(await (await cardOf('Quarterly')).findByText('530,000 Toman per 30 days')).toBeVisible()
})

test('on a phone what can be bought stands before what everybody has', async () => {
  setWidth(390)
  sell([freePlan, aPlan()])
  renderApp('/dashboard/plans')
  await cardOf('Monthly')
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Monthly',
    'Free',
  ])
  setWidth(1440)
})

test('Free shows no price and a disabled button', async () => {
  sell([freePlan, aPlan()])
  renderApp('/dashboard/plans')
  const card = await cardOf('Free')
  expect(card.queryByText(/\$|Toman/u)).toBeNull()
  expect(card.getByRole('button')).toBeDisabled()
})

test('the plan one is on is renewed, others are bought', async () => {
  sell([freePlan, aPlan({ isActive: true }), aPlan({ id: 3, name: 'Quarterly', days: 90 })])
  renderApp('/dashboard/plans')
  const active = await cardOf('Monthly')
  expect(active.getByRole('button', { name: 'Renew Now: Monthly' })).toHaveTextContent('Renew Now')
  expect(active.getByText('Your plan')).toBeVisible()
  expect((await cardOf('Quarterly')).getByRole('button', { name: 'Buy Now: Quarterly' })).toBeEnabled()
})

test('the remaining days count a day that has begun', async () => {
  const expireDate = new Date(Date.now() + 10.2 * 86_400_000).toISOString()
  apiServer.use(answers('/api/users/currentUser', aUser({ status: 'PREMIUM', expireDate })))
  sell([freePlan, aPlan({ isActive: true })])
  renderApp('/dashboard/plans')
  expect(await screen.findByText('11 days left')).toBeVisible()
})

test('a currency without a gateway is not offered', async () => {
  sell([freePlan, aPlan()], [tomanGateway])
  renderApp('/dashboard/plans?currency=USD')
  expect((await cardOf('Monthly')).getByText('1,250,000 Toman')).toBeVisible()
  expect(screen.queryByRole('radiogroup', { name: 'Currency' })).toBeNull()
})

test('without any gateway the page says so and nothing can be bought, also by address', async () => {
  sell([freePlan, aPlan()], [])
  renderApp('/dashboard/plans?buy=2')
  expect(await screen.findByText(/Nothing can be bought here/u)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Buy Now: Monthly' })).toBeDisabled()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a plan without a price in the chosen currency says so and cannot be bought in it', async () => {
  sell([aPlan({ tomanPrice: null })])
  renderApp('/dashboard/plans?currency=IRT')
  const card = await cardOf('Monthly')
  expect(card.getByText('Not sold in this currency')).toBeVisible()
  expect(card.getByRole('button')).toBeDisabled()
})

test('the payment dialog stands in the address: Back and Escape close it and give the focus back', async () => {
  sell([freePlan, aPlan()])
  const { user, address } = renderApp('/dashboard/plans')
  const buy = await screen.findByRole('button', { name: 'Buy Now: Monthly' })
  await user.click(buy)
  expect(await screen.findByRole('dialog', { name: 'Pay for Monthly' })).toBeVisible()
  expect(address()).toBe('/dashboard/plans?buy=2')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(address()).toBe('/dashboard/plans'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(buy).toHaveFocus())
})

test('a reload in the middle opens the payment dialog again, in the currency it had', async () => {
  sell([freePlan, aPlan()])
  const { user, address } = renderApp('/dashboard/plans?currency=IRT&buy=2')
  const dialog = within(await screen.findByRole('dialog', { name: 'Pay for Monthly' }))
  expect(dialog.getByText('1,250,000 Toman')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(address()).toBe('/dashboard/plans?currency=IRT'))
})

test.each(['99', '1', 'x'])('an address that would buy plan %s buys nothing', async (id) => {
  sell([freePlan, aPlan()])
  renderApp(`/dashboard/plans?buy=${id}`)
  await cardOf('Monthly')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('plans that cannot be loaded say so and are tried again', async () => {
  sell([])
  apiServer.use(refuses('/api/settings/plans', 'internal'))
  const { user } = renderApp('/dashboard/plans')
  expect(await screen.findByText('The plans could not be loaded')).toBeVisible()
  sell([aPlan()])
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { level: 2, name: 'Monthly' })).toBeVisible()
})

test('without a plan on offer the page says so', async () => {
  sell([])
  renderApp('/dashboard/plans')
  expect(await screen.findByText('No plans are on offer just now')).toBeVisible()
})

test('what was bought in another tab is shown when the learner comes back to this one', async () => {
  sell([freePlan, aPlan()])
  renderApp('/dashboard/plans')
  await screen.findByRole('button', { name: 'Buy Now: Monthly' })
  sell([{ ...freePlan, isActive: false }, aPlan({ isActive: true })], [dollarGateway])
  apiServer.use(
    http.get('/api/users/currentUser', () =>
      HttpResponse.json(aUser({ status: 'PREMIUM', expireDate: '2036-01-01T00:00:00Z' })),
    ),
  )
  window.dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findByRole('button', { name: 'Renew Now: Monthly' })).toBeVisible()
  expect(await screen.findByText(/Premium until/u)).toBeVisible()
})
