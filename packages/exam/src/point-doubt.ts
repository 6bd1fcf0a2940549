import type { KeyPointResult } from './score.ts'

/** A point that may say the opposite is worth all or nothing: the spread of an even chance. */
const SPREAD = 0.5

/** How far coverage (0–1) may be off because points may say the opposite: a standard error, 0 where none is doubted. */
export function pointDoubt(keyPoints: readonly Pick<KeyPointResult, 'truth'>[]): number {
  const doubted = keyPoints.filter(({ truth }) => truth === 'doubtful').length
  return doubted === 0 ? 0 : (SPREAD * Math.sqrt(doubted)) / keyPoints.length
}
