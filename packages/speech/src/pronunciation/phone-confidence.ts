import { z } from 'zod'

/** How often raters agree with a score, at rising scores (training/fit-confidence.ts). */
export const phoneConfidenceSchema = z.object({
  scores: z.array(z.number()).min(2),
  shares: z.array(z.number().min(0).max(1)).min(2),
})
export type PhoneConfidence = z.infer<typeof phoneConfidenceSchema>

/** At this score (of 2) and above the raters' mean is nearer to “right” than to “heavy accent”. */
export const CLEAR_SCORE = 1.5

/**
 * How sure a phone's score is, 0–1: the share of phones scored like it for which the mean of five raters lies on the same side
 * of 1.5, measured on speakers the trees never saw. Clear sounds and plainly wrong ones are sure, those between are not.
 */
export function phoneConfidence(table: PhoneConfidence, score: number): number {
  const { scores, shares } = table
  const above = scores.findIndex((knot) => knot > score)
  if (above === 0) return shares[0] ?? 0
  if (above < 0) return shares.at(-1) ?? 0
  const [low, high] = [scores[above - 1] ?? 0, scores[above] ?? 0]
  const place = high === low ? 0 : (score - low) / (high - low)
  const share = (shares[above - 1] ?? 0) * (1 - place) + (shares[above] ?? 0) * place
  return Math.round(share * 100) / 100
}
