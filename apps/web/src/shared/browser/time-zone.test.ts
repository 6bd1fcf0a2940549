import { afterEach, expect, test, vi } from 'vitest'
import { browserTimeZone, knownTimeZone } from './time-zone.ts'

afterEach(() => vi.restoreAllMocks())

const aBrowserIn = (timeZone: string | undefined) => {
  const options = Object.assign(new Intl.DateTimeFormat('en', { timeZone: 'UTC' }).resolvedOptions(), { timeZone })
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options)
}

test.each([undefined, '', 'Etc/Unknown', 'Mars/Olympus', 'GMT+3 (nonsense)', 'posixrules', 'Local time'])(
  'a browser that says %j for its zone is in UTC',
  (timeZone) => {
    aBrowserIn(timeZone)
    expect(browserTimeZone()).toBe('UTC')
  },
)

test('a browser without zones at all is in UTC', () => {
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(() => {
    throw new RangeError('no')
  })
  expect(browserTimeZone()).toBe('UTC')
})

test.each(['Asia/Tehran', 'Asia/Calcutta', 'America/Argentina/Ushuaia', 'UTC', 'Etc/GMT-5'])(
  'a known zone stays as it is called: %s',
  (timeZone) => expect(knownTimeZone(timeZone)).toBe(timeZone),
)
