import { MOCK_SCORE_MAX, MOCK_SCORE_MIN } from '@rehearsal/exam/limits'

/** Whether what is typed is a score: a whole number from 10 to 90 (specification §5). */
export function isScore(typed: string): boolean {
  const score = Number(typed)
  return /^\d{2}$/u.test(typed.trim()) && score >= MOCK_SCORE_MIN && score <= MOCK_SCORE_MAX
}
