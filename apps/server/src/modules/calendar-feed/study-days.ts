import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { dayAfter } from '@rehearsal/exam/learner-day'

/** How far ahead a calendar shows the plan. */
export const DAYS_AHEAD = 14

type Exam = { variant: ExamVariant; day: string }

/** A day of study, `YYYY-MM-DD`, so many days ahead of today, and the exam that it is for. */
export type StudyDay = Exam & { ahead: number }

/**
 * Today and the days after it on which a learner studies. The plan ends with the last exam that is set, whichever variant that is: a
 * calendar does not know which one the browser has switched on. On the day of an exam nobody studies.
 *
 * @param otherwise the exam that is studied for where none is set
 */
export function studyDays(today: string, exams: readonly Exam[], otherwise: ExamVariant): StudyDay[] {
  const inOrder = exams.toSorted((one, other) => one.day.localeCompare(other.day))
  const last = inOrder.at(-1)?.day
  return Array.from({ length: DAYS_AHEAD }, (_, ahead) => ({ ahead, day: dayAfter(today, { days: ahead }) }))
    .filter(({ day }) => last === undefined || (day < last && inOrder.every((exam) => exam.day !== day)))
    .map((each) => ({ ...each, variant: inOrder.find(({ day }) => day > each.day)?.variant ?? otherwise }))
}
