import { loadTokenizer } from '../tokens/load-tokenizer.ts'
import type { Tokens } from '../tokens/word-pieces.ts'
import { MAX_TOKENS, weightsIn, WIDTH } from '../weights/encoder-weights.ts'
import { loadWeights } from '../weights/load-weights.ts'
import { BATCH_TOKENS, createBench, type EncodedSentence, runEncoder } from './run-encoder.ts'
import { createWordVectors } from './word-vectors.ts'

export type SentenceEncoder = {
  /**
   * What each sentence means, as a vector of 384 numbers and length 1: sentences of like meaning point in like directions. Many at
   * once cost less than one by one. What comes after 254 pieces of words (about 200 words) is not read. A sentence without words has
   * a vector, too, which tells nothing.
   */
  encode(sentences: readonly string[]): Float32Array[]
  /**
   * The same of sentences that are given in parts, such as clauses, which are cut at spaces; and what each part means within its
   * sentence, which costs nothing more. A part without words, or behind what is read, has no vector.
   */
  encodeParts(sentences: readonly (readonly string[])[]): EncodedSentence[]
  /** What a word means wherever it stands: a look-up, not a run. Null for what has no letters. */
  wordVector(word: string): Float32Array | null
}

/** Numbers of a vector. */
export const VECTOR_LENGTH = WIDTH

/**
 * The sentence encoder all-MiniLM-L6-v2, run by our own kernels (decision 072). Threads of one process share one copy of the weights:
 * one of them calls `loadWeights` and hands the buffer to the others.
 *
 * @throws When the package that carries the model is not installed, or `weights` are not of this model.
 */
export async function createSentenceEncoder(options: { weights?: SharedArrayBuffer } = {}): Promise<SentenceEncoder> {
  const weights = weightsIn(options.weights ?? (await loadWeights()))
  const tokenize = await loadTokenizer()
  const bench = createBench()
  const encodeParts = (sentences: readonly (readonly string[])[]) => {
    const tokens = sentences.map((parts) => tokenize(parts, MAX_TOKENS))
    return batchesOf(tokens).flatMap((batch) => runEncoder(weights, bench, batch))
  }
  return {
    encode: (sentences) => encodeParts(sentences.map((sentence) => [sentence])).map(({ whole }) => whole),
    encodeParts,
    wordVector: createWordVectors(weights, tokenize),
  }
}

/** Sentences in their order, as many together as have BATCH_TOKENS. */
function batchesOf(sentences: readonly Tokens[]): Tokens[][] {
  const batches: Tokens[][] = []
  let room = 0
  for (const sentence of sentences) {
    const { length } = sentence.tokens
    const last = batches.at(-1)
    if (last === undefined || length > room) {
      batches.push([sentence])
      room = BATCH_TOKENS - length
    } else {
      last.push(sentence)
      room -= length
    }
  }
  return batches
}
