import { dayAfter, dayIn } from '@rehearsal/exam/learner-day'
import { daysUntil } from '../../shared/format/calendar-days.ts'

const FARTHEST_YEARS = 5
/** So far ahead a chosen day may be before the way back to today is offered (specification §5). */
const NEAR_DAYS = 7

/** The first and the last day that an exam may be on: today in the learner's zone, and about five years ahead (specification §5). */
export function examDays(now: number, timeZone: string): { first: string; last: string } {
  const first = dayIn(timeZone, new Date(now))
  return { first, last: dayAfter(first, { years: FARTHEST_YEARS }) }
}

/** Whether the Today button stands beside the day: it is more than seven days from now. */
export const isFarFromToday = (day: string, now: number, timeZone: string): boolean =>
  daysUntil(day, now, timeZone) > NEAR_DAYS
