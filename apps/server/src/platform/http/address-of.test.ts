import { expect, test } from 'vitest'
import { addressOf } from './address-of.ts'
import { tooManyTries } from './too-many-tries.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['', ''],
])('%s stands for %s', (ip, address) => expect(addressOf(ip)).toBe(address))

test.each([
  [1, 'Too many tries. Wait 1 second and try again.', 1],
  [39_400, 'Too many tries. Wait 40 seconds and try again.', 40],
  [600_000, 'Too many tries. Wait 10 minutes and try again.', 600],
])('%i ms are told in words and in seconds', (milliseconds, message, retryAfterSeconds) => {
  expect(tooManyTries(milliseconds)).toMatchObject({ code: 'too_many_requests', message, retryAfterSeconds })
})
