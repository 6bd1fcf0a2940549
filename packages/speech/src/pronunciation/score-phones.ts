import { predictTrees } from '@rehearsal/statistics/trees'
import { phoneFeatures } from './phone-features.ts'
import type { PhoneMeasures } from './phone-measures.ts'
import type { PronunciationModels } from './pronunciation-models.ts'

/** Scores of a take's measured phones, in order: 0 wrong, 1 heavy accent, 2 right. */
export function scorePhones(models: PronunciationModels, measures: readonly PhoneMeasures[]): number[] {
  const rows = phoneFeatures(measures, models.statistics)
  return rows.map((row) => Math.min(2, Math.max(0, predictTrees(models.trees, row))))
}
