import { DAILY_STUDY_SECONDS } from '@rehearsal/exam/limits'
import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import type { Database, Transaction } from '../../platform/database/transaction.ts'
import { dayAfter, dayIn } from '@rehearsal/exam/learner-day'
import { findDailyPractice, listExamDays } from './queries.ts'

/** How far ahead a calendar shows the plan. */
const DAYS_AHEAD = 14
const MINUTE_SECONDS = 60

/** Who studies: the plan ends with the exam that they prepare for. */
export type Planner = { id: string; timeZone: string; examVariant: ExamVariant }
/** A day of study, `YYYY-MM-DD`, and how long. */
export type PlannedDay = { day: string; minutes: number }

/** The study plan of today and the days after it, up to the day before the exam; none without a plan. */
export async function plannedDays(db: Database | Transaction, learner: Planner, now: Date): Promise<PlannedDay[]> {
  const dailyPractice = await findDailyPractice(db, learner.id)
  if (dailyPractice === undefined) return []
  const today = dayIn(learner.timeZone, now)
  const exams = await listExamDays(db, learner.id, today)
  const examDay = exams.find(({ variant }) => variant === learner.examVariant)?.day
  const minutes = DAILY_STUDY_SECONDS[dailyPractice] / MINUTE_SECONDS
  const days = Array.from({ length: DAYS_AHEAD }, (_, ahead) => dayAfter(today, { days: ahead }))
  return days.filter((day) => examDay === undefined || day < examDay).map((day) => ({ day, minutes }))
}
