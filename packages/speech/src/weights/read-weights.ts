/** Reads the shipped models from their folders. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { forFeatures } from '@rehearsal/statistics/linear-model'
import { type LogisticRegression, logisticRegressionSchema } from '@rehearsal/statistics/logistic-regression'

/** Where the shipped models lie, one folder each. */
export const MODELS_FOLDER = join(import.meta.dirname, '../../models')
export const RECOGNISER_FOLDER = join(MODELS_FOLDER, 'moonshine-tiny')

/** What training wrote to a JSON file of models/speech. Throws when it is missing or damaged. */
export function readWeights<Weights>(name: string, schema: z.ZodType<Weights>): Weights {
  return schema.parse(JSON.parse(readFileSync(join(MODELS_FOLDER, 'speech', name), 'utf8')))
}

/** A logistic regression of so many features, from a file of models/speech. Throws when it is missing or damaged. */
export function readLogistic(name: string, features: number): LogisticRegression {
  return readWeights(name, forFeatures(logisticRegressionSchema, features))
}
