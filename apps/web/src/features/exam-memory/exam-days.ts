import { dayAfter, dayIn } from '@rehearsal/exam/learner-day'

const OLDEST_YEARS = 5

/** The first and the last day that an exam may have been on: five years back up to today, in the learner's own zone. */
export function examDays(now: number, timeZone: string): { first: string; last: string } {
  const last = dayIn(timeZone, new Date(now))
  return { first: dayAfter(last, { years: -OLDEST_YEARS }), last }
}
