import { z } from 'zod'
import { treesSchema } from './trees.ts'

/** What decides whether a word was said as written; fitted by training/train_words.py. */
export const wordVerifierSchema = z.object({
  /** Log odds that one sound of a word was said, from soundFeatures. */
  sounds: treesSchema,
  /** Log odds that a word was said, from wordFeatures and what `sounds` makes of its sounds. */
  words: treesSchema,
  /** A word counts as said from this probability on. */
  threshold: z.number().min(0).max(1),
  /** Log odds that anything of the text was said: bias and weights of takeFeatures. */
  take: z.object({ bias: z.number(), weights: z.array(z.number()), threshold: z.number() }),
})
export type WordVerifier = z.infer<typeof wordVerifierSchema>
