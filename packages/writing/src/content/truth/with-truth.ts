/** Takes back what a point earned where the answer says it the other way round. */
import type { KeyPointResult, PointTruth } from '@rehearsal/exam/score'
import { mean } from '@rehearsal/statistics/numbers'
import type { ReadWindow } from '../../meaning/answer-meaning.ts'
import type { TruthVerdict } from './judge-truth.ts'

/** From here on the opposite is said: of 1,583 good points of other writers 1.6 % fall (decision 079). */
const REVERSED = 0.5
/** From here on it may be: 4 % of good points are doubted. */
const DOUBTFUL = -0.5

/** What says the opposite of a point is about its question: an answer of such points alone is not empty. */
const LEAST_COVERAGE = 0.1

/** Points as they were judged, with what each counts for, 0–1. */
type Judged = { results: readonly KeyPointResult[]; points: readonly { degree: number }[] }

/**
 * Points with what was found of their truth: one that is said the other way round counts for nothing, and its contrary stretch is
 * quoted as `quoted` writes it; one that may be keeps what it counts for.
 */
export function withTruth(
  { results, points }: Judged,
  verdicts: readonly TruthVerdict[],
  quoted: (stretch: Pick<ReadWindow, 'start' | 'end'>) => string,
): { results: KeyPointResult[]; coverage: number } {
  const judged = results.map((result, i) => {
    const verdict = verdicts[i] ?? null
    const degree = points[i]?.degree ?? 0
    if (verdict === null) return { result, degree }
    const truth = truthOf(verdict.logOdds, result.isCovered)
    if (truth !== 'reversed') return { result: { ...result, truth }, degree }
    return { result: { ...result, isCovered: false, quote: quoted(verdict.window), truth }, degree: 0 }
  })
  const coverage = mean(judged.map(({ degree }) => degree))
  const isReversed = judged.some(({ result }) => result.truth === 'reversed')
  return {
    results: judged.map(({ result }) => result),
    coverage: isReversed ? Math.max(LEAST_COVERAGE, coverage) : coverage,
  }
}

/** A point that is not said cannot be doubted. */
function truthOf(logOdds: number, isCovered: boolean): PointTruth {
  if (logOdds > REVERSED) return 'reversed'
  return logOdds > DOUBTFUL && isCovered ? 'doubtful' : 'kept'
}
