import { afterEach, expect, test, vi } from 'vitest'
import { browserStore, tabStore } from './stored.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  browserStore.write('name', null)
  tabStore.write('name', null)
})

const refusing = (problem: string) => ({
  getItem: () => null,
  removeItem: () => undefined,
  setItem: () => {
    throw new DOMException('no', problem)
  },
})

test('what is kept lies in the browser’s own storage', () => {
  expect(browserStore.write('name', 'text')).toBe(true)
  expect(localStorage.getItem('name')).toBe('text')
  expect(tabStore.read('name')).toBeNull()
  expect(browserStore.write('name', null)).toBe(true)
  expect(localStorage.getItem('name')).toBeNull()
})

test.each(['QuotaExceededError', 'SecurityError'])('a storage that answers %s is stood in for by memory', (problem) => {
  vi.stubGlobal('localStorage', refusing(problem))
  expect(browserStore.write('name', 'text')).toBe(false)
  expect(browserStore.read('name')).toBe('text')
  browserStore.write('name', null)
  expect(browserStore.read('name')).toBeNull()
})

test('a storage that cannot even be opened is stood in for by memory', () => {
  const blocked = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError')
  })
  expect(tabStore.read('name')).toBeNull()
  expect(tabStore.write('name', 'text')).toBe(false)
  expect(tabStore.read('name')).toBe('text')
  blocked.mockRestore()
})

test('a browser without storage is stood in for by memory', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(browserStore.write('name', 'text')).toBe(false)
  expect(browserStore.read('name')).toBe('text')
})

test('what a full storage did not take leaves nothing older in its place', () => {
  browserStore.write('name', 'old')
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  browserStore.write('name', 'new')
  expect([browserStore.read('name'), localStorage.getItem('name')]).toEqual(['new', null])
  full.mockRestore()
  // What the browser takes again is its own to keep, for other tabs to see.
  expect(browserStore.write('name', 'newer')).toBe(true)
  localStorage.setItem('name', 'from another tab')
  expect(browserStore.read('name')).toBe('from another tab')
})
