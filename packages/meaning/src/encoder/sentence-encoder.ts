import { loadTokenizer } from '../tokens/load-tokenizer.ts'
import { MAX_TOKENS, weightsIn, WIDTH } from '../weights/encoder-weights.ts'
import { loadWeights } from '../weights/load-weights.ts'
import { BATCH_TOKENS, createBench, runEncoder } from './run-encoder.ts'

export type SentenceEncoder = {
  /**
   * What each sentence means, as a vector of 384 numbers and length 1: sentences of like meaning point in like directions. Many at
   * once cost less than one by one. What comes after 254 pieces of words (about 200 words) is not read. A sentence without words has
   * a vector, too, which tells nothing.
   */
  encode(sentences: readonly string[]): Float32Array[]
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
  return {
    encode: (sentences) => {
      const tokens = sentences.map((sentence) => tokenize(sentence, MAX_TOKENS))
      return batchesOf(tokens).flatMap((batch) => runEncoder(weights, bench, batch))
    },
  }
}

/** Sentences in their order, as many together as have BATCH_TOKENS. */
function batchesOf(sentences: readonly number[][]): number[][][] {
  const batches: number[][][] = []
  let room = 0
  for (const tokens of sentences) {
    const last = batches.at(-1)
    if (last === undefined || tokens.length > room) {
      batches.push([tokens])
      room = BATCH_TOKENS - tokens.length
    } else {
      last.push(tokens)
      room -= tokens.length
    }
  }
  return batches
}
