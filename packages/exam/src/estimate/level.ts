import { z } from 'zod'
import { MOCK_SCORE_MAX, MOCK_SCORE_MIN } from '../limits.ts'

const onScale = z.number().min(MOCK_SCORE_MIN).max(MOCK_SCORE_MAX)

/** Where a learner stands in one score, as far as the answers tell. All in points of the scale from 10 to 90, unrounded. */
export const levelScoreSchema = z.object({
  value: onScale,
  /** The ends of the 90 % band: ±1.64 standard errors, cut to the scale. */
  low: onScale,
  high: onScale,
  standardError: z.number().nonnegative(),
  /** The part of `standardError` that another test of the same learner, marked by the same engines, does not share; two scores are compared by it. */
  repeatError: z.number().nonnegative(),
  /** Answers that the value rests on. */
  answers: z.number().int().positive(),
  /** The part of the score that kinds with an answer decide in the exam, 0–1. */
  coverage: z.number().min(0).max(1),
})
export type LevelScore = z.infer<typeof levelScoreSchema>

/** Null where no answer feeds the score. */
export const levelSchema = z.object({
  overall: levelScoreSchema.nullable(),
  speaking: levelScoreSchema.nullable(),
  writing: levelScoreSchema.nullable(),
  reading: levelScoreSchema.nullable(),
  listening: levelScoreSchema.nullable(),
})
export type Level = z.infer<typeof levelSchema>
