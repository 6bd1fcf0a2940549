/** Judges which points that are asked for an answer says, and quotes the stretches that do. */
import type { KeyPointResult } from '@rehearsal/exam/score'
import type { KeyPoint } from '@rehearsal/rating/types'
import { mean } from '@rehearsal/statistics/numbers'
import type { AnswerMeaning, ReadWindow } from '../../meaning/answer-meaning.ts'
import type { Asked } from './asked-points.ts'
import { pointCases } from './point-cases.ts'
import { pointFeatures } from './point-features.ts'
import { degreeOf } from './degree-of.ts'
import { type PointFamily, pointModel, pointProbability } from './point-models.ts'
import type { ScoredWindow } from './score-windows.ts'

/** So many stretches may be looked at again. */
const WINDOWS_KEPT = 6
/** From this degree on a point is touched, and quoted. */
const TOUCHED = 0.3
/** A pair of sentences, or a sentence, is quoted only where it is nearer than its own part by so much. */
const SHORTER_IS_BETTER = 0.05

/** The words of a stretch as they are shown: an answer may be judged with its spelling put right. */
type QuoteOf = (stretch: Pick<ReadWindow, 'start' | 'end'>) => string

/** A point beside an answer. */
export type JudgedPoint = {
  keyPoint: KeyPoint
  /** How likely it is said, 0–1. */
  probability: number
  /** What it counts for, 0–1. */
  degree: number
  isCovered: boolean
  /** The stretches likeliest to say it, the best first, whether it is covered or not. */
  windows: readonly ScoredWindow[]
}

export type JudgedPoints = { points: JudgedPoint[]; results: KeyPointResult[]; coverage: number }

/**
 * Judges which points an answer says, by what its sentences, clauses and pairs of sentences mean (decision 075).
 *
 * Coverage is the mean of what the points count for. The quote is the stretch nearest to the point, as `quoted` writes it; null
 * where the point is not even touched.
 */
export function judgePoints(
  meaning: AnswerMeaning,
  asked: Asked,
  family: PointFamily,
  quoted: QuoteOf = ({ start, end }) => meaning.answer.text.slice(start, end),
): JudgedPoints {
  const cases = pointCases(meaning, asked)
  const points = cases.map((of): JudgedPoint => {
    const model = pointModel(family, (of.keyPoint.says ?? []).length > 0)
    const { length } = of.windows
    const probability = length === 0 ? 0 : pointProbability(model, pointFeatures(meaning.answer, of))
    return {
      keyPoint: of.keyPoint,
      probability,
      degree: degreeOf(probability, model),
      isCovered: probability >= model.covered,
      windows: of.windows.toSorted((a, b) => b.score - a.score).slice(0, WINDOWS_KEPT),
    }
  })
  return {
    points,
    results: points.map((point) => resultOf(point, quoted)),
    coverage: mean(points.map(({ degree }) => degree)),
  }
}

function resultOf({ keyPoint, degree, isCovered, windows }: JudgedPoint, quoted: QuoteOf): KeyPointResult {
  const [best] = windows
  const isTouched = isCovered || degree >= TOUCHED
  const quote = best === undefined || !isTouched ? null : quoted(shortest(best, windows))
  return { point: keyPoint.point, isCovered, quote }
}

/** What reads like evidence: the part of the best stretch that is about as near. */
function shortest(best: ScoredWindow, windows: readonly ScoredWindow[]): ScoredWindow {
  const parts = windows.filter(
    ({ start, end, score }) => start >= best.start && end <= best.end && score >= best.score - SHORTER_IS_BETTER,
  )
  return parts.reduce((least, part) => (part.end - part.start < least.end - least.start ? part : least), best)
}
