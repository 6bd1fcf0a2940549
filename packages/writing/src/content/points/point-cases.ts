/** An answer beside every point of its question: what the judge, and what is fitted, looks at. */
import type { AnswerMeaning } from '../../meaning/answer-meaning.ts'
import type { Asked } from './asked-points.ts'
import { type PointCase, usualNearness } from './point-features.ts'
import { scoreWindows } from './score-windows.ts'

/** Each point of a question beside an answer. */
export function pointCases({ windows }: AnswerMeaning, asked: Asked): PointCase[] {
  const byPoint = scoreWindows(windows, asked)
  const usual = usualNearness(byPoint)
  return asked.points.map(({ keyPoint, words, acts }, i) => ({
    keyPoint,
    windows: byPoint[i] ?? [],
    words,
    acts,
    usual,
    place: i / Math.max(1, asked.points.length - 1),
  }))
}
