import { z } from 'zod'
import { linearHeadSchema } from '@rehearsal/statistics/linear-head'
import { forFeatures } from '@rehearsal/statistics/linear-model'
import { logisticRegressionSchema } from '@rehearsal/statistics/logistic-regression'
import { readWeights } from '../weights/read-weights.ts'
import { TEXT_FREE_FEATURES } from '../traits/text-free-features.ts'
import { ANSWER_FEATURES } from './answer-candidates.ts'
import { CONFIRM_FEATURES } from './confirm-features.ts'
import { HIT_FEATURES } from './hit-features.ts'

const CLOSE_FEATURES = HIT_FEATURES.length + CONFIRM_FEATURES.length
const headSchema = forFeatures(linearHeadSchema, TEXT_FREE_FEATURES.length)

export const openModelsSchema = z.object({
  /** Probability, at first sight, that a word of a large vocabulary was said where it fits. */
  hit: forFeatures(logisticRegressionSchema, HIT_FEATURES.length),
  /** The same after a closer look at its phones. */
  confirm: forFeatures(logisticRegressionSchema, CLOSE_FEATURES),
  /** Of words that were said, the share that is looked at closely at all. */
  foundShare: z.number().positive(),
  /** Places per second of speech where a word that was not said is looked at closely. */
  othersPerSecond: z.number().positive(),
  /** Odds that a place looked at closely is right: what `confirm` starts from. */
  rightOdds: z.number().positive(),
  /** Probability that an accepted short answer was said where it fits. */
  answer: forFeatures(logisticRegressionSchema, CLOSE_FEATURES + ANSWER_FEATURES.length),
  /** Judgements of speech whose words are unknown. */
  heads: z.object({ total: headSchema, pronunciation: headSchema, fluency: headSchema }),
  /** Words per vowel that the phone loop finds. */
  wordsPerVowel: z.number().positive(),
})
export type OpenModels = z.infer<typeof openModelsSchema>

/** Loads what open speech and short answers need beside the speech models. Throws when the file is missing or damaged. */
export function loadOpenModels(): OpenModels {
  return readWeights('open-speech.json', openModelsSchema)
}
