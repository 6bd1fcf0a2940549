import { expect, test } from 'vitest'
import { ownAddress, withOrder } from './redirect-address.ts'

const home = new URL('https://rehearsal.example')

test.each([
  ['https://rehearsal.example/dashboard', 'https://rehearsal.example/dashboard'],
  ['https://rehearsal.example', 'https://rehearsal.example/'],
  ['https://REHEARSAL.example:443/a?b=c#d', 'https://rehearsal.example/a?b=c#d'],
  ['https://rehearsal.example/\\evil.example', 'https://rehearsal.example//evil.example'],
  // Written with a backslash it is a path of ours and leads nowhere else.
  ['https://rehearsal.example\\@evil.example\\', 'https://rehearsal.example/@evil.example/'],
  ['https://rehearsal.example//evil.example', 'https://rehearsal.example//evil.example'],
])('%s is ours', (address, href) => {
  expect(ownAddress(address, home)).toBe(href)
})

test.each([
  '//evil.example',
  '/dashboard',
  'https://evil.example',
  'http://rehearsal.example/',
  'https://rehearsal.example:8443/',
  'https://rehearsal.example@evil.example/',
  'https://rehearsal.example:pass@evil.example/',
  'https://user@rehearsal.example/',
  'https://rehearsal.example.evil.example/',
  'https:\\\\evil.example',
  'javascript:alert(1)',
  'javascript://rehearsal.example/%0aalert(1)',
  'data:text/html,x',
  'blob:https://rehearsal.example/1',
  'ftp://rehearsal.example/',
  'https://rehearsal.example\u0000.evil.example/',
  'https://ｅvil.example/',
  '',
])('%s is not ours', (address) => {
  expect(ownAddress(address, home)).toBeNull()
})

test('the order is named beside what the address says already', () => {
  expect(withOrder('https://rehearsal.example/a?b=c&order=1#d', 7)).toBe('https://rehearsal.example/a?b=c&order=7#d')
})
