import type { Page } from '@playwright/test'
import { errorCatalogue } from '@rehearsal/contracts/error-catalogue'
import type { Screen } from './screen.ts'

const lan = 'http://192.168.1.20:3000'

/** The product opened at another address, as one of another set-up shows it. */
function openedAt({ opened, publicOrigin }: { opened?: string; publicOrigin: string }) {
  return async (page: Page): Promise<void> => {
    const home = new URL(page.url()).origin
    const address = opened ?? home
    await page.route(`${address}/**`, async (route) => {
      const response = await route.fetch({ url: route.request().url().replace(address, home) })
      if (!route.request().isNavigationRequest()) return route.fulfill({ response })
      const text = await response.text()
      const body = text.replace(/(?<=name="public-origin" content=")[^"]*/u, publicOrigin)
      return route.fulfill({ response, body })
    })
    await page.goto(`${address}/`)
  }
}

const refusing = (calls: RegExp, code: 'interaction_expired' | 'reset_link_expired') => async (page: Page) => {
  const { message, status } = errorCatalogue[code]
  const json = { code, message, error: message, status, requestId: 'req-1', errors: [] }
  await page.route(calls, (route) => route.fulfill({ status, json }))
  await page.reload()
}

/** What stands in the way of those who want to get in, with what they can do. */
export const wayInScreens: readonly Screen[] = [
  {
    name: 'address-other-machine',
    path: '/',
    viewer: 'visitor',
    reach: openedAt({ opened: lan, publicOrigin: 'http://localhost:3000' }),
  },
  {
    name: 'address-insecure',
    path: '/',
    viewer: 'visitor',
    reach: openedAt({ opened: lan, publicOrigin: lan }),
  },
  {
    name: 'address-elsewhere',
    path: '/',
    viewer: 'visitor',
    reach: openedAt({ publicOrigin: 'http://localhost:8080' }),
  },
  {
    name: 'sign-in-expired',
    path: `/interaction/${'x'.repeat(43)}`,
    viewer: 'visitor',
    reach: refusing(/\/api\/interactions\//, 'interaction_expired'),
  },
  { name: 'sign-in-unknown', path: '/interaction/short', viewer: 'visitor' },
  { name: 'callback-refused', path: '/callback?error=access_denied', viewer: 'visitor' },
  { name: 'callback-elsewhere', path: '/callback?code=a&state=b', viewer: 'visitor' },
  {
    name: 'new-password-used',
    path: `/reset-password/${'x'.repeat(32)}`,
    viewer: 'visitor',
    reach: refusing(/\/api\/password-resets\//, 'reset_link_expired'),
  },
  { name: 'new-password-mistyped', path: '/reset-password/0', viewer: 'visitor' },
]
