import { dayIn } from '@rehearsal/exam/learner-day'
import { DAY_MILLISECONDS } from '@rehearsal/exam/limits'

/** Days from today in a learner's zone to a calendar day; less than 0 once it is past. `now` is epoch milliseconds. */
export function daysUntil(day: string, now: number, timeZone: string): number {
  return Math.round((Date.parse(day) - Date.parse(dayIn(timeZone, new Date(now)))) / DAY_MILLISECONDS)
}
