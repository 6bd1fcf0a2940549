import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { stubBrowser } from './stub-browser.ts'

stubBrowser()
// A worker's files share the window, too: each begins where the first one did.
history.replaceState(null, '', '/')

// A worker's files share the libraries, which take the time; our own modules are new for each, as their state is.
vi.resetModules()

const unexpected: string[] = []

/** An unexpected message on the console fails the test; a test that expects one replaces the method with its own spy. */
beforeEach(() => {
  unexpected.length = 0
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      unexpected.push(`console.${method}: ${parts.map(String).join(' ')}`)
    })
  }
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  if (unexpected.length > 0) throw new Error(`Unexpected messages on the console:\n${unexpected.join('\n')}`)
})
