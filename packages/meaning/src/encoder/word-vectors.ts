import { halfToFloat } from '@rehearsal/statistics/half-floats'
import type { Tokenizer } from '../tokens/word-pieces.ts'
import { withLengthOne } from '../vectors/vectors.ts'
import { type EncoderWeights, MAX_TOKENS, VOCABULARY, WIDTH } from '../weights/encoder-weights.ts'

/** Rows before this one are marks and rows that nothing uses. */
const FIRST_WORD = 999
/** Every eighth row tells what all words have in common. */
const SAMPLE = 8

/**
 * What a word means wherever it stands, as a vector of length 1: the rows of its pieces in the encoder's table, less what the rows of
 * all words have in common. A look-up, for which no layer is run. Null for what has no letters.
 */
export function createWordVectors({ words }: EncoderWeights, tokenize: Tokenizer) {
  let shared: Float32Array | undefined
  return (word: string): Float32Array | null => {
    shared ??= sharedBy(words)
    const pieces = tokenize([word], MAX_TOKENS).tokens.slice(1, -1)
    if (pieces.length === 0) return null
    const vector = shared.map((value) => -value * pieces.length)
    for (const piece of pieces) addRow(vector, words, piece)
    return withLengthOne(vector)
  }
}

function sharedBy(words: Uint16Array): Float32Array {
  const sum = new Float32Array(WIDTH)
  let rows = 0
  for (let row = FIRST_WORD; row < VOCABULARY; row += SAMPLE, rows++) addRow(sum, words, row)
  return sum.map((value) => value / rows)
}

function addRow(sum: Float32Array, words: Uint16Array, row: number): void {
  for (let i = 0; i < WIDTH; i++) sum[i] = (sum[i] ?? 0) + halfToFloat(words[row * WIDTH + i] ?? 0)
}
