import { MOCK_SCORE_MAX, MOCK_SCORE_MIN } from '@rehearsal/exam/limits'
import { wholeNumberTyped } from '@rehearsal/exam/typed-text/number-typed'

/** The score that is typed, in the digits of any keyboard: a whole number from 10 to 90 (specification §5); null for anything else. */
export function scoreTyped(typed: string): number | null {
  const score = wholeNumberTyped(typed)
  return score !== null && score >= MOCK_SCORE_MIN && score <= MOCK_SCORE_MAX ? score : null
}

/** Whether what is typed is a score. */
export const isScore = (typed: string): boolean => scoreTyped(typed) !== null
