import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import type { Skill } from '@rehearsal/exam/skill'
import type { Learner } from '../../platform/http/learner.ts'
import { dayIn, startOfDay } from '@rehearsal/exam/learner-day'
import type { Platform } from '../../platform/services.ts'
import { listPracticeProgress } from '../practice/question-service.ts'
import { countSince } from './queries.ts'

const MONTHS_SHOWN = 6

export type Month = { year: number; month: number }
export type LearnerStatistics = {
  /** The oldest first; months without an answer stand there with 0. */
  months: (Month & { count: number })[]
  /** Questions answered and questions there are. */
  skills: Record<Skill, { count: number; total: number }>
}

export async function statisticsOf(
  platform: Platform,
  learner: Learner,
  variant: ExamVariant,
): Promise<LearnerStatistics> {
  const months = lastMonths(dayIn(learner.timeZone, platform.clock.now()), MONTHS_SHOWN)
  const starts = months.map(({ year, month }) =>
    startOfDay(`${year}-${String(month).padStart(2, '0')}-01`, learner.timeZone),
  )
  const [counts, progress] = await Promise.all([
    countSince(platform.db, learner.id, starts),
    listPracticeProgress(platform, learner, variant),
  ])
  const practised = (skill: Skill) => {
    const own = progress.filter(({ taskId }) => taskId.startsWith(`${skill}/`))
    const sum = (part: 'done' | 'total') => own.reduce((whole, each) => whole + each[part], 0)
    return { count: sum('done'), total: sum('total') }
  }
  return {
    months: months.map((each, i) => ({ ...each, count: counts[i] ?? 0 })),
    skills: {
      listening: practised('listening'),
      reading: practised('reading'),
      speaking: practised('speaking'),
      writing: practised('writing'),
    },
  }
}

/** So many calendar months up to that of a day, the oldest first. */
function lastMonths(day: string, many: number): Month[] {
  const [year = 1970, month = 1] = day.split('-').map(Number)
  return Array.from({ length: many }, (_, i) => {
    const at = year * 12 + (month - 1) - (many - 1 - i)
    return { year: Math.floor(at / 12), month: (at % 12) + 1 }
  })
}
