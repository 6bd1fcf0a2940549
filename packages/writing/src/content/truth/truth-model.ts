/** The log odds that a stretch says a key point the other way round. */
import { z } from 'zod'
import { readModel } from '../../weights/read-model.ts'
import type { Features } from './window-features.ts'

const modelSchema = z.object({ intercept: z.number(), weights: z.record(z.string(), z.number()) })
export type TruthModel = z.infer<typeof modelSchema>

let loaded: TruthModel | undefined

/** `training/fit_truth.py` wrote it. */
export function truthModel(): TruthModel {
  loaded ??= modelSchema.parse(JSON.parse(readModel('said-or-reversed.json').toString('utf8')))
  return loaded
}

/** Log odds in nats, of the odds among the answers that the model was fitted on. */
export function reversedLogOdds({ intercept, weights }: TruthModel, features: Features): number {
  return Object.entries(weights).reduce((sum, [name, weight]) => sum + weight * (features[name] ?? 0), intercept)
}
