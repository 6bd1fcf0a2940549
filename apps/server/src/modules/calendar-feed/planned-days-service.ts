import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { DAILY_STUDY_SECONDS } from '@rehearsal/exam/limits'
import type { PlannedTask, StudyPlan } from '@rehearsal/exam/study-plan/study-plan'
import type { Learner } from '../../platform/http/learner.ts'
import type { Platform } from '../../platform/services.ts'
import { getLevel, plansAhead } from '../study-plan/service.ts'
import { DAYS_AHEAD, type StudyDay } from './study-days.ts'

const MINUTE_SECONDS = 60

/** A day of study, how long it is, and what the plan holds for it. */
export type PlannedDay = Pick<StudyDay, 'day'> & { minutes: number; tasks: readonly PlannedTask[] }

/** What a learner's plan holds for each of these days; nothing where there is no plan. */
export async function plannedDays(
  platform: Platform,
  learner: Learner,
  days: readonly StudyDay[],
): Promise<PlannedDay[]> {
  const level = await getLevel(platform, learner)
  if (level === null) return []
  const plans = new Map<ExamVariant, StudyPlan[]>()
  for (const variant of new Set(days.map((each) => each.variant))) {
    plans.set(variant, (await plansAhead(platform, learner, variant, DAYS_AHEAD)) ?? [])
  }
  const minutes = DAILY_STUDY_SECONDS[level.dailyPractice] / MINUTE_SECONDS
  return days.map(({ day, variant, ahead }) => ({ day, minutes, tasks: plans.get(variant)?.[ahead]?.tasks ?? [] }))
}
