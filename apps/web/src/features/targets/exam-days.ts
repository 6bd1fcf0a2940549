import { calendarDay, daysUntil } from '../../shared/format/calendar-days.ts'

const FARTHEST_YEARS = 5
/** So far ahead a chosen day may be before the way back to today is offered (specification §5). */
const NEAR_DAYS = 7

/** The first and the last day that an exam may be on: today in the browser's zone, and about five years ahead (specification §5). */
export const examDays = (now: number): { first: string; last: string } => ({
  first: calendarDay(now),
  last: calendarDay(now, { yearsLater: FARTHEST_YEARS }),
})

/** Whether the Today button stands beside the day: it is more than seven days from now. */
export const isFarFromToday = (day: string, now: number): boolean => daysUntil(day, now) > NEAR_DAYS
