import { z } from 'zod'

/** What decides, from the probabilities that its words were said, what was read; fitted by training/train_words.py. */
export const wordVerifierSchema = z.object({
  /** A word counts as said from this probability on. */
  threshold: z.number().min(0).max(1),
  /** Log odds that anything of the text was said: bias and weights of takeFeatures. */
  take: z.object({ bias: z.number(), weights: z.array(z.number()), threshold: z.number() }),
})
export type WordVerifier = z.infer<typeof wordVerifierSchema>
