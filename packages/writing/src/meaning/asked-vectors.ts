import type { ParsedText } from '../text/token.ts'
import { questionVectors } from './sentence-vectors.ts'

/** What a prompt asks: the vectors of all of it and of each of its sentences. */
export async function askedVectors({ text, sentences }: ParsedText): Promise<Float32Array[]> {
  return questionVectors([text, ...sentences.map(({ start, end }) => text.slice(start, end))])
}
