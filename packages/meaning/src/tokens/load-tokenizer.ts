import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { modelFile } from '../weights/model-file.ts'
import { createTokenizer, type Tokenizer } from './word-pieces.ts'

const fileSchema = z.object({
  normalizer: z.object({ type: z.literal('BertNormalizer'), lowercase: z.literal(true) }),
  model: z.object({ type: z.literal('WordPiece'), vocab: z.record(z.string(), z.number().int()) }),
})

/** Cuts texts as the model was taught. @throws When the package of the model is not installed, or its tokens are others. */
export async function loadTokenizer(): Promise<Tokenizer> {
  const { model } = fileSchema.parse(JSON.parse(await readFile(modelFile('tokenizer.json'), 'utf8')))
  return createTokenizer(new Map(Object.entries(model.vocab)))
}
