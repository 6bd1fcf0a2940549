import type { Statistics } from '@rehearsal/contracts/statistics'

const months = ['June', 'July', 'August', 'September', 'October', 'November'] as const

/** What the blurred charts of the trial are drawn from: nobody's numbers, so that nothing of the learner's is sent there. */
export const exampleStatistics: Statistics = {
  locked: false,
  practiceMonths: months.map((month, i) => ({ month, year: 2000, count: 12 + i * 9 })),
  listeningCount: 40,
  listeningTotal: 100,
  readingCount: 55,
  readingTotal: 100,
  speakingCount: 30,
  speakingTotal: 100,
  writingCount: 45,
  writingTotal: 100,
}
