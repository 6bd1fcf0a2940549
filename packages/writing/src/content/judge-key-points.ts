/** Judges which authored main points an answer shows, and quotes the clauses that do. */
import type { KeyPointResult } from '@rehearsal/exam/score'
import type { KeyPoint } from '@rehearsal/rating/types'
import type { ParsedText } from '../text/token.ts'
import { type Clause, clausesOf } from '../text/clauses.ts'
import { hasCue } from './cue-matcher.ts'

/** A point counts as covered when this share of its cue lists is hit. */
const COVERED_DEGREE = 2 / 3
/** From here on it is touched on; a single word of three proves nothing. */
const TOUCHED_DEGREE = 1 / 2

/** The words of a clause as they are shown: an answer may be judged with its spelling put right. */
type QuoteOf = (clause: Pick<Clause, 'start' | 'end'>) => string

type JudgedKeyPoints = { results: KeyPointResult[]; coverage: number }

/**
 * Judges which authored main points an answer shows.
 *
 * A point's degree is the share of its cue lists of which at least one alternative occurs in the answer; coverage is
 * the mean degree. The quote is the clause that hits most lists, as `quoted` writes it; null where less than half of them are hit.
 */
export function judgeKeyPoints(
  answer: ParsedText,
  keyPoints: readonly KeyPoint[],
  quoted: QuoteOf = ({ start, end }) => answer.text.slice(start, end),
): JudgedKeyPoints {
  const clauses = clausesOf(answer)
  const judged = keyPoints.map((keyPoint) => {
    const degree = hitShare(keyPoint, answer.tokens)
    const isCovered = degree >= COVERED_DEGREE - Number.EPSILON
    const best = degree >= TOUCHED_DEGREE ? bestClause(keyPoint, clauses) : null
    return { degree, result: { point: keyPoint.point, isCovered, quote: best === null ? null : quoted(best) } }
  })
  const sum = judged.reduce((total, { degree }) => total + degree, 0)
  return { results: judged.map(({ result }) => result), coverage: judged.length === 0 ? 0 : sum / judged.length }
}

function hitShare(keyPoint: KeyPoint, tokens: Clause['tokens']): number {
  if (keyPoint.cues.length === 0) return 0
  const words = tokens.filter((token) => token.isWord)
  const hits = keyPoint.cues.filter((alternatives) => alternatives.some((cue) => hasCue(words, cue)))
  return hits.length / keyPoint.cues.length
}

function bestClause(keyPoint: KeyPoint, clauses: readonly Clause[]): Clause | null {
  let best: { clause: Clause; share: number } | null = null
  for (const clause of clauses) {
    const share = hitShare(keyPoint, clause.tokens)
    if (share > (best?.share ?? 0)) best = { clause, share }
  }
  return best?.clause ?? null
}
