import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { MODELS_FOLDER } from '../speech-models.ts'
import { linearHeadSchema } from './linear-head.ts'
import { logisticSchema } from './logistic.ts'

export const openModelsSchema = z.object({
  /** Probability that a spotted word of a large vocabulary was said where it fits. */
  hit: logisticSchema,
  /** Probability that an accepted short answer was said where it fits. */
  answer: logisticSchema,
  /** Judgements of speech whose words are unknown. */
  heads: z.object({ total: linearHeadSchema, pronunciation: linearHeadSchema, fluency: linearHeadSchema }),
  /** Words per vowel that the phone loop finds. */
  wordsPerVowel: z.number().positive(),
})
export type OpenModels = z.infer<typeof openModelsSchema>

/** Loads what open speech and short answers need beside the speech models. Throws when the file is missing or damaged. */
export function loadOpenModels(): OpenModels {
  return openModelsSchema.parse(JSON.parse(readFileSync(join(MODELS_FOLDER, 'speech', 'open-speech.json'), 'utf8')))
}
