import { dayAfter, dayIn } from '@rehearsal/exam/learner-day'
import { DAY_MILLISECONDS } from '@rehearsal/exam/limits'
import { formatDay } from './dates.ts'

/** The calendar day of an instant in the browser's zone, `YYYY-MM-DD`, or the same day so many years later; the last of a month that is too short. */
export function calendarDay(at: number, { yearsLater = 0 }: { yearsLater?: number } = {}): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return dayAfter(dayIn(timeZone, new Date(at)), { years: yearsLater })
}

/** Days from today, in the browser's zone, to a calendar day; less than 0 once it is past. */
export function daysUntil(day: string, now: number): number {
  return Math.round((Date.parse(day) - Date.parse(calendarDay(now))) / DAY_MILLISECONDS)
}

/** A calendar day as it is read, whatever zone it is read in: `1 May 2030`. */
export const formatCalendarDay = (day: string): string => formatDay(`${day}T12:00:00`)
