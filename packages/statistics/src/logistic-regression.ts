import { z } from 'zod'
import { linearModelSchema, predictLinear } from './linear-model.ts'
import { logistic } from './numbers.ts'

/** Logistic regression: on standardised features where it has means and deviations of them, else on features as they are. */
export const logisticRegressionSchema = linearModelSchema.extend({
  means: z.array(z.number()).optional(),
  deviations: z.array(z.number().positive()).optional(),
})
export type LogisticRegression = z.infer<typeof logisticRegressionSchema>

/** Beyond three deviations nothing was learnt. */
const MOST_DEVIATIONS = 3

/** Log odds, in nats. */
export function predictLogOdds(model: LogisticRegression, features: readonly number[]): number {
  const { means, deviations } = model
  if (means === undefined || deviations === undefined) return predictLinear(model, features)
  const standardised = means.map((mean, i) => {
    const value = ((features[i] ?? 0) - mean) / (deviations[i] ?? 1)
    return Math.min(MOST_DEVIATIONS, Math.max(-MOST_DEVIATIONS, value))
  })
  return predictLinear(model, standardised)
}

/** Probability 0–1. */
export function predictLogistic(model: LogisticRegression, features: readonly number[]): number {
  return logistic(predictLogOdds(model, features))
}
