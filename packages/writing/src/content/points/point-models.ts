/** The models that tell whether a point is said. */
import { z } from 'zod'
import { forFeatures } from '@rehearsal/statistics/linear-model'
import { logisticRegressionSchema, predictLogistic } from '@rehearsal/statistics/logistic-regression'
import { readModel } from '../../weights/read-model.ts'
import { POINT_FEATURES } from './point-features.ts'

/**
 * What belongs together: *summarised* in writing, *retold* aloud (a talk, a picture), *asked* for (an e-mail, a situation).
 */
export const POINT_FAMILIES = ['summarised', 'retold', 'asked'] as const
export type PointFamily = (typeof POINT_FAMILIES)[number]

/**
 * A model, and what its probabilities are worth: up to `none` a point counts for nothing, from `full` on for all (`degreeOf`); it is
 * covered from `covered` on.
 */
const pointModelSchema = z.object({
  probability: forFeatures(logisticRegressionSchema, POINT_FEATURES.length),
  none: z.number(),
  covered: z.number(),
  full: z.number(),
})
/** `told` where ways to say the points were written, `bare` where there is only the points' text. */
const familySchema = z.object({ told: pointModelSchema, bare: pointModelSchema })
const modelsSchema = z.object({ summarised: familySchema, retold: familySchema, asked: familySchema })

export type PointModel = z.infer<typeof pointModelSchema>

let loaded: z.infer<typeof modelsSchema> | undefined

/** The model of `training/fit-points.ts` for a family, read once per thread. */
export function pointModel(family: PointFamily, hasWays: boolean): PointModel {
  loaded ??= modelsSchema.parse(JSON.parse(readModel('points.json').toString('utf8')))
  return loaded[family][hasWays ? 'told' : 'bare']
}

/** How likely a point is said, 0–1. */
export function pointProbability({ probability }: PointModel, features: readonly number[]): number {
  return predictLogistic(probability, features)
}
