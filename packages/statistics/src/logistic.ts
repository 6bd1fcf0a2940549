import { z } from 'zod'
import { logistic } from './numbers.ts'

/** Logistic regression on standardised features, fitted by training/train-open.ts. */
export const logisticSchema = z.object({
  means: z.array(z.number()),
  deviations: z.array(z.number().positive()),
  weights: z.array(z.number()),
  intercept: z.number(),
})
export type Logistic = z.infer<typeof logisticSchema>

/** Probability 0–1. */
export function predictLogistic(model: Logistic, features: readonly number[]): number {
  const score = model.weights.reduce((sum, weight, i) => {
    const value = ((features[i] ?? 0) - (model.means[i] ?? 0)) / (model.deviations[i] ?? 1)
    // Beyond three deviations nothing was learnt.
    return sum + weight * Math.min(3, Math.max(-3, value))
  }, model.intercept)
  return logistic(score)
}
