import '@testing-library/jest-dom/vitest'
import { createMemoryHistory } from '@tanstack/react-router'
import { act, configure, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { App } from '../app/app.tsx'
import { createAppRouter } from '../app/router.ts'
import { createQueryClient } from '../shared/api/query-client.ts'
import { FakeBrowser } from '../shared/kept/testing/fake-database.ts'

// Machines that run many tests at once are slow to show a page.
configure({ asyncUtilTimeout: 5000 })

/** The database that pages keep answers in; jsdom has none. */
export const keptIn = new FakeBrowser()
Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: keptIn })

/** Shows the product at `address`, as a browser would. */
export function renderApp(address: string) {
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createAppRouter(history)
  const layers = new Set<() => void>()
  const add = (onBack: () => void) => {
    const layer = () => onBack()
    layers.add(layer)
    return () => void layers.delete(layer)
  }
  const view = render(<App router={router} queryClient={createQueryClient()} layers={{ add }} />)
  return {
    ...view,
    user: userEvent.setup(),
    address: () => history.location.href,
    goTo: (next: string) => history.push(next),
    /** The browser's Back, as long as something lies over the page. */
    goBack: () => act(() => [...layers].at(-1)?.()),
  }
}

/** Sets the width of the window before the page is shown. */
export function setWidth(width: number): void {
  Object.defineProperty(window, 'innerWidth', { configurable: true, writable: true, value: width })
}
