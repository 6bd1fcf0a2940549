import { predictTrees } from '@rehearsal/statistics/trees'
import { phoneFeatures } from './phone-features.ts'
import type { PhoneGoodness } from './goodness-of-pronunciation.ts'
import type { PronunciationModels } from './pronunciation-models.ts'

/** Scores of a take's measured phones, in order: 0 wrong, 1 heavy accent, 2 right. */
export function scorePhones(models: PronunciationModels, measures: readonly PhoneGoodness[]): number[] {
  const rows = phoneFeatures(measures, models.statistics)
  return rows.map((row) => Math.min(2, Math.max(0, predictTrees(models.trees, row))))
}
