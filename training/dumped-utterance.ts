import { z } from 'zod'

/** Where intermediate files of the training lie; never inside the repository. */
export const OUT = process.env['OUT'] ?? '/tmp/rehearsal-training'

const numbersSchema = z.array(z.number()).transform((values) => Float32Array.from(values))

const measuresSchema = z.object({
  phoneClass: z.number(),
  word: z.number(),
  wordPosition: z.number(),
  wordLength: z.number(),
  frames: z.number(),
  energy: z.number(),
  gaussian: z.number(),
  gaussianRatio: z.number(),
  triphone: z.number(),
  triphoneRatio: z.number(),
  network: z.number(),
  networkRatio: z.number(),
  networkBest: z.number(),
  networkShare: z.number(),
  posteriors: numbersSchema,
  competitors: numbersSchema,
  cepstra: numbersSchema,
})

/** One row of OUT/phones-*.jsonl. */
export const dumpedUtteranceSchema = z.object({
  utt: z.string(),
  speaker: z.string(),
  age: z.number(),
  gender: z.string(),
  phoneScores: z.array(z.number()),
  human: z.record(z.string(), z.number()).optional(),
  timing: z.array(z.number()),
  measures: z.array(measuresSchema),
})
export type DumpedUtterance = z.infer<typeof dumpedUtteranceSchema>
