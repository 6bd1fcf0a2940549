import { dayAfter } from '@rehearsal/exam/learner-day'
import { DAILY_STUDY_SECONDS } from '@rehearsal/exam/limits'

/** How far ahead a calendar shows the plan. */
const DAYS_AHEAD = 14
const MINUTE_SECONDS = 60

/** A day of study, `YYYY-MM-DD`, and how long. */
export type PlannedDay = { day: string; minutes: number }

/**
 * The study plan of today and the days after it. It ends with the last exam that is set, whichever variant that is: a
 * calendar does not know which one the browser has switched on. On the day of an exam nobody studies.
 */
export function plannedDays(
  dailyPractice: keyof typeof DAILY_STUDY_SECONDS,
  today: string,
  examDays: readonly string[],
): PlannedDay[] {
  const minutes = DAILY_STUDY_SECONDS[dailyPractice] / MINUTE_SECONDS
  const last = examDays.toSorted().at(-1)
  return Array.from({ length: DAYS_AHEAD }, (_, ahead) => dayAfter(today, { days: ahead }))
    .filter((day) => last === undefined || (day < last && !examDays.includes(day)))
    .map((day) => ({ day, minutes }))
}
