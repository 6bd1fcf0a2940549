import type { Standing, Standings } from '@rehearsal/contracts/level'

/** A score of which there are too few answers to tell it. */
const aGap = (changes: Partial<Standing> = {}): Standing => ({
  answers: 0,
  level: null,
  likely: null,
  missing: { answers: 5, kinds: [] },
  ...changes,
})

/** A score with a band of three points to either side, and six on the day of the exam. */
export const aStanding = (value: number, changes: Partial<Standing> = {}): Standing => ({
  answers: 12,
  level: { value, low: value - 3, high: value + 3 },
  likely: { value, low: value - 6, high: value + 6, verdict: null },
  missing: null,
  ...changes,
})

/** Where a learner stands; without changes one who has answered nothing. */
export const theStandings = (changes: Partial<Standings> = {}): Standings => ({
  daysLeft: null,
  overall: aGap(),
  speaking: aGap({ missing: { answers: 5, kinds: ['speaking/describe-image'] } }),
  writing: aGap(),
  reading: aGap(),
  listening: aGap(),
  ...changes,
})
