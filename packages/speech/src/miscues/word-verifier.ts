import { z } from 'zod'
import { linearModelSchema } from '@rehearsal/statistics/linear-model'

/** What decides, from the probabilities that its words were said, what was read; fitted by training/train_words.py. */
export const wordVerifierSchema = z.object({
  /** A word counts as said from this probability on. */
  threshold: z.number().min(0).max(1),
  /** Log odds that anything of the text was said, by `takeFeatures`. */
  take: linearModelSchema.extend({ threshold: z.number() }),
})
export type WordVerifier = z.infer<typeof wordVerifierSchema>
