import { afterEach, expect, test, vi } from 'vitest'
import { BrowserKeepsNothing, choosePendingVariant, dropPending, keepPending, readPending } from './pending-sign-in.ts'

const pending = { state: 's?a=1;b', verifier: 'v', intent: 'sign-up' as const }

afterEach(() => {
  vi.restoreAllMocks()
  dropPending()
})

const blockStorage = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })

test('what was begun in a tab is found there again, and no cookie says so', () => {
  keepPending(pending)
  expect([readPending(), document.cookie.includes('signIn')]).toEqual([pending, false])
  choosePendingVariant('CORE')
  expect(readPending()).toEqual({ ...pending, variant: 'CORE' })
  dropPending()
  expect(readPending()).toBeNull()
})

test('without storage a cookie holds it over the pages that are left on the way', async () => {
  blockStorage()
  keepPending(pending)
  // The tab's memory is gone with the page.
  vi.resetModules()
  const next = await import('./pending-sign-in.ts')
  expect(next.readPending()).toEqual(pending)
  next.dropPending()
  expect(document.cookie).not.toContain('signIn')
})

test('a browser that keeps neither is told apart', () => {
  blockStorage()
  vi.spyOn(document, 'cookie', 'set').mockReturnValue()
  expect(() => keepPending(pending)).toThrow(BrowserKeepsNothing)
})

test.each(['{', 'null', '{"state":1}'])('what is kept but cannot be read counts as nothing: %s', (text) => {
  sessionStorage.setItem('signIn', text)
  expect(readPending()).toBeNull()
})

test('without a sign-in there is no exam to note', () => {
  choosePendingVariant('CORE')
  expect(readPending()).toBeNull()
})
