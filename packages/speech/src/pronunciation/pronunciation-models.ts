import { type Trees, treesSchema } from '@rehearsal/statistics/trees'
import type { AcousticModels } from '../acoustics/acoustic-models.ts'
import { readWeights } from '../weights/read-weights.ts'
import { type PhoneConfidence, phoneConfidenceSchema } from './phone-confidence.ts'
import { type PhoneStatistics, phoneStatisticsSchema } from './phone-features.ts'

/** What tells how well a sound was said. */
export type PronunciationModels = { statistics: PhoneStatistics; trees: Trees; confidence: PhoneConfidence }

/** What a take is placed and scored with. */
export type ScoringModels = Pick<AcousticModels, 'acoustic'> & PronunciationModels

/** Loads the shipped ones. Throws when a file is missing or damaged. */
export function loadPronunciationModels(): PronunciationModels {
  return {
    statistics: readWeights('phone-statistics.json', phoneStatisticsSchema),
    trees: readWeights('phone-trees.json', treesSchema),
    confidence: readPhoneConfidence(),
  }
}

export function readPhoneConfidence(): PhoneConfidence {
  return readWeights('phone-confidence.json', phoneConfidenceSchema)
}
