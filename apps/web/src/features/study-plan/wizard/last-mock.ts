import type { TrendPoint } from '@rehearsal/contracts/mock-test-report'
import type { MockScoreName } from '@rehearsal/contracts/study-plan'

/** The scores of the latest mock test that was taken to its end and says enough of all five, in whole points as the wizard asks for them; null where there is none. */
export function lastMockScores(trend: readonly TrendPoint[]): Record<MockScoreName, number> | null {
  const last = trend.findLast(({ isWhole }) => isWhole)
  if (last === undefined) return null
  const of = (name: MockScoreName) => Math.round(last.scores[name]?.value ?? 0)
  return {
    overall: of('overall'),
    reading: of('reading'),
    writing: of('writing'),
    listening: of('listening'),
    speaking: of('speaking'),
  }
}
