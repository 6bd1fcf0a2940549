import type { Statistics } from '@rehearsal/contracts/statistics'
import type { LearnerStatistics, Month } from './service.ts'

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

/** The wire has the English name of a month (specification §3). */
const monthName = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' })
const nameOf = ({ year, month }: Month) => monthName.format(Date.UTC(year, month - 1, 15))
