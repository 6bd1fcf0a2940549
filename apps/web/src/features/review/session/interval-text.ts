import { t } from '../messages.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const MONTH = 30.44 * DAY
const YEAR = 365.25 * DAY

/** A time to wait, in the largest unit that fits: `10 min`, `8 days`, `3 months`. */
export function intervalText(seconds: number): string {
  if (seconds < MINUTE) return t('lessThanMinute')
  if (seconds < HOUR) return t('minutes', { count: Math.round(seconds / MINUTE) })
  if (seconds < DAY) return t('hours', { count: Math.round(seconds / HOUR) })
  if (seconds < 2 * MONTH) return t('days', { count: Math.round(seconds / DAY) })
  if (seconds < 2 * YEAR) return t('months', { count: Math.round(seconds / MONTH) })
  return t('years', { count: Math.round(seconds / YEAR) })
}
