import { expect, test } from 'vitest'
import { formatDay } from './dates.ts'
import { formatAgo } from './time-ago.ts'

const now = Date.parse('2026-11-20T12:00:00.000Z')

test.each([
  ['2026-11-20T12:00:00.000Z', 'now'],
  ['2026-11-20T12:04:00.000Z', 'now'],
  ['2026-11-20T11:59:01.000Z', 'now'],
  ['2026-11-20T11:59:00.000Z', '1 minute ago'],
  ['2026-11-20T11:01:00.000Z', '59 minutes ago'],
  ['2026-11-20T11:00:00.000Z', '1 hour ago'],
  ['2026-11-19T12:01:00.000Z', '23 hours ago'],
  ['2026-11-19T12:00:00.000Z', 'yesterday'],
  ['2026-11-13T12:01:00.000Z', '6 days ago'],
])('%s was %s', (instant, said) => {
  expect(formatAgo(instant, now)).toBe(said)
})

test('what is older than a week is said by its day', () => {
  const instant = '2026-11-13T12:00:00.000Z'
  expect(formatAgo(instant, now)).toBe(formatDay(instant))
})
