import type { Statistics, TaskTrend } from '@rehearsal/contracts/statistics'
import type { LearnerStatistics, Month, Trend } from './service.ts'

/** What the trial is told: that there is something. */
export const lockedStatistics = { locked: true } as const

export function presentStatistics({ months, skills }: LearnerStatistics): Statistics {
  return {
    locked: false,
    practiceMonths: months.map(({ year, month, count }) => ({ month: nameOf({ year, month }), year, count })),
    listeningCount: skills.listening.count,
    listeningTotal: skills.listening.total,
    writingCount: skills.writing.count,
    writingTotal: skills.writing.total,
    readingCount: skills.reading.count,
    readingTotal: skills.reading.total,
    speakingCount: skills.speaking.count,
    speakingTotal: skills.speaking.total,
  }
}

export function presentTrend({ taskId, attempts, points }: Trend): TaskTrend {
  return {
    taskId,
    attempts,
    points: points.map(({ attemptId, date, share }) => ({ attemptId, date: date.toISOString(), share })),
  }
}

/** The wire has the English name of a month (specification §3). */
const monthName = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' })
const nameOf = ({ year, month }: Month) => monthName.format(Date.UTC(year, month - 1, 15))
