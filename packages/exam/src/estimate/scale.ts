import { MOCK_SCORE_MAX, MOCK_SCORE_MIN } from '../limits.ts'

/** Points between the ends of the scale. */
export const SCALE_POINTS = MOCK_SCORE_MAX - MOCK_SCORE_MIN

/** Half of a 90 % band, in standard errors. */
const BAND_ERRORS = 1.64

/**
 * The score that stands for a share of the marks: 10 + 80 × share, unrounded. The exam does not publish how it turns marks into scores;
 * this line is a convention of practice software and not the exam's own (exam-rules §1).
 */
export const scoreOfShare = (share: number): number => MOCK_SCORE_MIN + SCALE_POINTS * share

type Band = { low: number; high: number }

/** The 90 % band around a score, cut to the scale; in points. */
export const bandOf = (value: number, standardError: number): Band =>
  cutBand(value, standardError, { low: MOCK_SCORE_MIN, high: MOCK_SCORE_MAX })

/** The 90 % band around a share of marks, cut to 0–1. */
export const bandOfShare = (share: number, standardError: number): Band =>
  cutBand(share, standardError, { low: 0, high: 1 })

function cutBand(middle: number, standardError: number, ends: Band): Band {
  const half = BAND_ERRORS * standardError
  return { low: Math.max(ends.low, middle - half), high: Math.min(ends.high, middle + half) }
}
