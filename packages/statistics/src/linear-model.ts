import { z } from 'zod'

/** An intercept and one weight for each feature: what ridge and logistic regression have in common. */
export const linearModelSchema = z.object({ weights: z.array(z.number()), intercept: z.number() })
export type LinearModel = { weights: readonly number[]; intercept: number }

/** The intercept and the weighed features. */
export function predictLinear({ weights, intercept }: LinearModel, features: readonly number[]): number {
  return weights.reduce((sum, weight, i) => sum + weight * (features[i] ?? 0), intercept)
}

/** The schema of a model for so many features: with other weights it would answer, but nonsense. */
export function forFeatures<Model extends z.ZodType<{ weights: number[] }>>(schema: Model, count: number): Model {
  return schema.refine(({ weights }) => weights.length === count, `${count} weights are needed`)
}
