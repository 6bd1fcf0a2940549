import type { WordStress } from '@rehearsal/exam/score'
import { z } from 'zod'
import { predictLinear } from '@rehearsal/statistics/linear-model'
import { readWeights } from '../weights/read-weights.ts'
import { STRESS_FEATURES, type StressEvidence, stressFeatures, type TimedPhone } from './stress-features.ts'

/** A choice among the syllables of a word by multinomial logistic regression (training/fit-stress.ts). */
export const stressModelSchema = z.object({
  weights: z.array(z.number()).length(STRESS_FEATURES.length),
  /** Above 1: the synthetic voices it was fitted on are clearer than learners. */
  temperature: z.number().positive(),
})
export type StressModel = z.infer<typeof stressModelSchema>

/** Loads the shipped model. Throws when the file is missing or damaged. */
export function readStressModel(): StressModel {
  return readWeights('word-stress.json', stressModelSchema)
}

/** Probability of each syllable to carry the main stress, from its measures. */
export function stressShares(model: StressModel, rows: readonly (readonly number[])[]): number[] {
  // An intercept is the same for all syllables and drops out.
  const linear = { weights: model.weights, intercept: 0 }
  const values = rows.map((row) => predictLinear(linear, row) / model.temperature)
  const highest = Math.max(...values)
  const shares = values.map((value) => Math.exp(value - highest))
  const total = shares.reduce((sum, value) => sum + value, 0)
  return shares.map((share) => share / total)
}

/**
 * Which syllable of a word was heard as stressed. `accepted`: the syllables that count as right, most usual first; when one
 * of them was heard it is the expected one. Undefined for words of one syllable.
 */
export function wordStress(
  model: StressModel,
  phones: readonly TimedPhone[],
  evidence: StressEvidence,
  accepted: readonly number[],
  isBeforePause: boolean,
): WordStress | undefined {
  const usual = accepted[0]
  const rows = stressFeatures(phones, evidence, isBeforePause)
  if (usual === undefined || rows.length < 2 || accepted.some((at) => at >= rows.length)) return undefined
  const shares = stressShares(model, rows)
  const heard = shares.indexOf(Math.max(...shares))
  return {
    expected: accepted.includes(heard) ? heard : usual,
    heard,
    confidence: Math.round((shares[heard] ?? 0) * 100) / 100,
  }
}
