import { expect, test } from 'vitest'
import { httpAddress } from './http-address.ts'

test.each(['https://pay.example.com/x?y=1', 'http://localhost:3000/sandbox/1'])('%s may be followed', (address) => {
  expect(httpAddress(address)).toBe(address)
})

test('an address without a host is one of this site', () => {
  expect(httpAddress('/sandbox/1')).toBe(`${window.location.origin}/sandbox/1`)
})

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'data:text/html,x',
  'ftp://example.com',
  'http://',
  'blob:x',
])('%s may not be followed', (address) => {
  expect(httpAddress(address)).toBeNull()
})
