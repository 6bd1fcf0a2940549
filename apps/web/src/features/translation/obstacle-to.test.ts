import { expect, test } from 'vitest'
import { obstacleTo } from './obstacle-to.ts'

const server = { hasServer: true, isKnownToServer: true, device: 'none', isOnline: true, isSecure: true } as const
const nobody = { ...server, hasServer: false } as const

test.each([
  ['a service that knows the language', server, null],
  ['a service whose languages are not known yet', { ...server, isKnownToServer: null }, null],
  ['a service that lacks the language', { ...server, isKnownToServer: false }, 'language'],
  ['a service that lacks what the browser has', { ...server, isKnownToServer: false, device: 'ready' }, null],
  ['a service out of reach', { ...server, isOnline: false }, 'offline'],
  ['a service out of reach, and a browser that can', { ...server, isOnline: false, device: 'ready' }, null],
  ['a browser that may still be asked', { ...nobody, device: 'checking' }, null],
  ['a browser that can after a download', { ...nobody, device: 'downloadable' }, null],
  ['a download without a network', { ...nobody, device: 'downloadable', isOnline: false }, 'offline'],
  ['a download that failed and can be tried again', { ...nobody, device: 'failed' }, null],
  ['nobody at all', nobody, 'nobody'],
  ['a page over plain http', { ...nobody, isSecure: false }, 'insecure'],
  ['a service on a page over plain http', { ...server, isSecure: false }, null],
] as const)('%s: %o has the obstacle %s', (_name, given, obstacle) => {
  expect(obstacleTo(given)).toBe(obstacle)
})
