import { z } from 'zod'
import { linearModelSchema } from './linear-model.ts'

/** Ridge regression on standardised features for an estimate 0–1, fitted by training/train-open.ts. */
export const linearHeadSchema = linearModelSchema.extend({
  means: z.array(z.number()),
  deviations: z.array(z.number().positive()),
  /** Range of each feature in the rated recordings: beyond it nothing was learnt, so values are held at its ends. */
  lowest: z.array(z.number()),
  highest: z.array(z.number()),
  /** On speakers left out of the fit, 0–1. */
  standardError: z.number(),
})
export type LinearHead = z.infer<typeof linearHeadSchema>

/** Estimate 0–1. */
export function predictHead(head: LinearHead, features: readonly number[]): number {
  // Not `predictLinear` of standardised features: divided before they are weighed, estimates would differ in their last bits.
  const value = head.weights.reduce((sum, weight, i) => {
    const held = Math.min(head.highest[i] ?? 0, Math.max(head.lowest[i] ?? 0, features[i] ?? 0))
    return sum + (weight * (held - (head.means[i] ?? 0))) / (head.deviations[i] ?? 1)
  }, head.intercept)
  return Math.min(1, Math.max(0, value))
}
