import { t } from '../messages.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const MONTH = 30.44 * DAY
const YEAR = 365.25 * DAY

/** How long it is from `now` until an instant, in the largest unit that fits: `10 min`, `8 days`, `3 months`. */
export function intervalText(instant: string, now: number): string {
  const wait = Date.parse(instant) - now
  if (wait < MINUTE) return t('lessThanMinute')
  if (wait < HOUR) return t('minutes', { count: Math.round(wait / MINUTE) })
  if (wait < DAY) return t('hours', { count: Math.round(wait / HOUR) })
  if (wait < 2 * MONTH) return t('days', { count: Math.round(wait / DAY) })
  if (wait < 2 * YEAR) return t('months', { count: Math.round(wait / MONTH) })
  return t('years', { count: Math.round(wait / YEAR) })
}
