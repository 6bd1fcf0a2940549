import { afterEach, expect, test } from 'vitest'
import { browserStore } from '../browser/stored.ts'
import { parseSession, readSession, sessionOf, writeSession } from '../api/active-session.ts'

afterEach(() => localStorage.clear())

/** Leaves no room for a single letter more. */
function fillStorage(): void {
  const fill = (length: number) => browserStore.write('draft:ana:7#page', 'x'.repeat(length))
  let [fits, fitsNot] = [0, 100_000_000]
  while (fitsNot - fits > 1) {
    const middle = Math.floor((fits + fitsNot) / 2)
    if (fill(middle)) fits = middle
    else fitsNot = middle
  }
  fill(fits)
}

test('new tokens are kept for every tab in a storage that is full, though they are longer; drafts stay', () => {
  writeSession(sessionOf({ access_token: 'access-1', expires_in: 300, refresh_token: 'refresh-1' }, 0))
  fillStorage()
  const draft = localStorage.getItem('draft:ana:7#page')
  expect(browserStore.write('one letter', 'x')).toBe(false)
  const next = sessionOf({ access_token: 'a'.repeat(3000), expires_in: 300, refresh_token: 'r'.repeat(1000) }, 1)
  writeSession(next)
  expect(readSession()).toEqual(next)
  expect(parseSession(localStorage.getItem('activeSession'))).toEqual(next)
  expect(localStorage.getItem('draft:ana:7#page')).toBe(draft)
})
