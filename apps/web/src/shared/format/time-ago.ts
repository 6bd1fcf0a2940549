import { DAY_MILLISECONDS } from '@rehearsal/exam/limits'
import { formatDay } from './dates.ts'

const MINUTE_MILLISECONDS = 60_000
const HOUR_MILLISECONDS = 3_600_000
const relative = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' })

/**
 * How long ago an ISO instant is, seen from `now` (epoch milliseconds): `now`, `5 minutes ago`, `yesterday`; after a week
 * its day: `3 Nov 2026`. What a wrong clock puts into the future is now.
 */
export function formatAgo(instant: string, now: number): string {
  const passed = Math.max(0, now - Date.parse(instant))
  const ago = (unit: Intl.RelativeTimeFormatUnit, unitMilliseconds: number) =>
    relative.format(-Math.floor(passed / unitMilliseconds), unit)
  if (passed < MINUTE_MILLISECONDS) return relative.format(0, 'second')
  if (passed < HOUR_MILLISECONDS) return ago('minute', MINUTE_MILLISECONDS)
  if (passed < DAY_MILLISECONDS) return ago('hour', HOUR_MILLISECONDS)
  return passed < 7 * DAY_MILLISECONDS ? ago('day', DAY_MILLISECONDS) : formatDay(instant)
}
