import { DAY_MILLISECONDS } from '@rehearsal/exam/limits'

const locale = 'en-GB'

const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' })
const dayOfYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' })
const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const relativeDay = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
const monthName = new Intl.DateTimeFormat(locale, { month: 'long' })

/** `20 Nov 2026` in the learner's own zone, from an ISO instant. */
export const formatDay = (instant: string): string => day.format(new Date(instant))

/** `20 Nov` in the learner's own zone, from an ISO instant: where the year finds no room. */
export const formatDayOfYear = (instant: string): string => dayOfYear.format(new Date(instant))

/** `16 Nov 2026` from a calendar day, `YYYY-MM-DD`, whatever zone it is read in. */
export const formatCalendarDay = (calendarDay: string): string => formatDay(`${calendarDay}T12:00:00`)

/** `21:14` in the learner's own zone. */
export const formatTime = (instant: string): string => time.format(new Date(instant))

/** `November`. */
export const formatMonth = (at: number): string => monthName.format(new Date(at))

/** `Yesterday, 21:14` within a week of `now` (epoch milliseconds), after that the day: `3 Nov 2026, 21:14`. */
export function formatMoment(instant: string, now: number): string {
  const daysAgo = wholeDays(now) - wholeDays(Date.parse(instant))
  const date = daysAgo < 0 || daysAgo > 6 ? formatDay(instant) : capital(relativeDay.format(-daysAgo, 'day'))
  return `${date}, ${formatTime(instant)}`
}

/** Which part of the learner's day `now` falls in. */
export function partOfDay(now: number): 'morning' | 'afternoon' | 'evening' {
  const hour = new Date(now).getHours()
  if (hour >= 4 && hour < 12) return 'morning'
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening'
}

/** Days since the epoch, cut at the learner's own midnight. */
function wholeDays(at: number): number {
  const local = new Date(at)
  return Math.round(Date.UTC(local.getFullYear(), local.getMonth(), local.getDate()) / DAY_MILLISECONDS)
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
