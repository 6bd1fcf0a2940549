import { z } from 'zod'
import { linearModelSchema, predictLinear } from '@rehearsal/statistics/linear-model'
import { predictSupportVectors } from '@rehearsal/statistics/support-vector-regression'
import { readWeights } from '../weights/read-weights.ts'

export const TRAITS = ['total', 'pronunciation', 'fluency', 'prosody'] as const
export type SpeechTrait = (typeof TRAITS)[number]

const headSchema = z.object({
  /** Ridge regression on standardised features. */
  linear: linearModelSchema,
  /** Support vector regression on the same features: one coefficient for each of the rated utterances that all heads share. */
  kernel: z.object({ intercept: z.number(), coefficients: z.array(z.number()) }),
  /** Standard error on other speakers, 0–1, from cross-validation. */
  standardError: z.number(),
})

/** Trained by training/train_heads.py on rated utterances. */
export const utteranceHeadsSchema = z.object({
  means: z.array(z.number()),
  deviations: z.array(z.number()),
  /** Range of each feature in the rated utterances: beyond it nothing was learnt, so values are held at its ends. */
  lowest: z.array(z.number()),
  highest: z.array(z.number()),
  /** Rated utterances, standardised, as support vectors; `gamma` is that of their Gaussian kernel. */
  supportVectors: z.array(z.array(z.number())),
  gamma: z.number(),
  heads: z.object({ total: headSchema, pronunciation: headSchema, fluency: headSchema, prosody: headSchema }),
})
export type UtteranceHeads = z.infer<typeof utteranceHeadsSchema>

/** Loads the shipped heads. Throws when the file is missing or damaged. */
export function readUtteranceHeads(): UtteranceHeads {
  return readWeights('utterance-heads.json', utteranceHeadsSchema)
}

/** Estimates 0–1 of one stretch of speech: the mean of a linear and a kernel regression per trait. */
export function predictTraits(model: UtteranceHeads, features: readonly number[]): Record<SpeechTrait, number> {
  const row = model.means.map((mean, i) => {
    const held = Math.min(model.highest[i] ?? 0, Math.max(model.lowest[i] ?? 0, features[i] ?? mean))
    return (held - mean) / (model.deviations[i] ?? 1)
  })
  const { supportVectors, gamma } = model
  const predict = (trait: SpeechTrait) => {
    const { linear, kernel } = model.heads[trait]
    const both = predictLinear(linear, row) + predictSupportVectors({ ...kernel, supportVectors, gamma }, row)
    return Math.min(1, Math.max(0, both / 2))
  }
  return {
    total: predict('total'),
    pronunciation: predict('pronunciation'),
    fluency: predict('fluency'),
    prosody: predict('prosody'),
  }
}
