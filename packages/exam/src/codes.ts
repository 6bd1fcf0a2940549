import { z } from 'zod'
import { ACCENT_IDS } from './limits.ts'

/** Difficulty given by the question's author. AVERAGE is shown as Medium. */
export const complexitySchema = z.enum(['EASY', 'AVERAGE', 'HARD'])
export type Complexity = z.infer<typeof complexitySchema>

/** Difficulty marked by a learner on a bookmark. UNMARK removes the bookmark. */
export const markSchema = z.enum(['VERY_EASY', 'EASY', 'AVERAGE', 'HARD', 'VERY_HARD', 'UNMARK'])
export type Mark = z.infer<typeof markSchema>

export const subscriptionStatusSchema = z.enum(['TRIAL', 'PREMIUM'])
export type SubscriptionStatus = z.infer<typeof subscriptionStatusSchema>

export const practiceStatusSchema = z.enum(['ALL', 'PRACTICED', 'NOT_PRACTICED'])
export type PracticeStatus = z.infer<typeof practiceStatusSchema>

export const predictionTypeSchema = z.enum(['WEEKLY', 'MONTHLY'])
export type PredictionType = z.infer<typeof predictionTypeSchema>

export const imageTypeSchema = z.enum(['BAR_CHART', 'FLOW_CHART', 'GRAPH', 'MAP', 'PICTURE', 'PIE_CHART', 'TABLE'])
export type ImageType = z.infer<typeof imageTypeSchema>

/** An accent as it is sent (specification §7.7). */
export const accentIdSchema = z.union([z.literal(ACCENT_IDS.UK), z.literal(ACCENT_IDS.US), z.literal(ACCENT_IDS.AU)])
export type AccentId = z.infer<typeof accentIdSchema>
