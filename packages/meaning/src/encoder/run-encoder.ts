import { dense } from '@rehearsal/statistics/kernels/dense'
import { withLengthOne } from '../vectors/vectors.ts'
import type { Tokens } from '../tokens/word-pieces.ts'
import { type EncoderWeights, WIDE, WIDTH } from '../weights/encoder-weights.ts'
import { halfToFloat } from '@rehearsal/statistics/half-floats'
import { addAndNormalise } from './add-and-normalise.ts'
import { attend, gelu } from './encoder-kernels.ts'

/** Tokens that are reckoned together. More are no faster. */
export const BATCH_TOKENS = 512

/** What lies between two layers: room for BATCH_TOKENS rows of each width, so that reckoning leaves nothing behind. */
export type Bench = {
  rows: Float32Array
  asked: Float32Array
  told: Float32Array
  wide: Float32Array
  more: Float32Array
}

/** 8 MB. */
export function createBench(): Bench {
  const rowsOf = (width: number) => new Float32Array(BATCH_TOKENS * width)
  return { rows: rowsOf(WIDTH), asked: rowsOf(3 * WIDTH), told: rowsOf(WIDTH), wide: rowsOf(WIDE), more: rowsOf(WIDTH) }
}

/** What a sentence means, and each of its parts within it; a part of which nothing was read has no vector. */
export type EncodedSentence = { whole: Float32Array; parts: (Float32Array | undefined)[] }

/**
 * What sentences mean: for each, given by its tokens, a vector of WIDTH numbers and length 1 (the encoder of BERT, Devlin et al.
 * 2019, its rows averaged as by Reimers and Gurevych 2019), and one for each of its parts. They do not depend on the sentences beside
 * it. Together these have BATCH_TOKENS tokens at most.
 */
export function runEncoder(encoder: EncoderWeights, bench: Bench, sentences: readonly Tokens[]): EncodedSentence[] {
  const lengths = sentences.map(({ tokens }) => tokens.length)
  const { rows, asked, told, wide, more } = firstRows(bench, sum(lengths))
  embed(encoder, sentences, rows)
  for (const layer of encoder.layers) {
    attend(dense(layer.ask, rows, asked), lengths, told)
    addAndNormalise(rows, dense(layer.gather, told, more), layer.attentionNorm)
    gelu(dense(layer.widen, rows, wide))
    addAndNormalise(rows, dense(layer.narrow, wide, more), layer.wideNorm)
  }
  let at = 0
  return sentences.map(({ tokens, parts }) => {
    const own = rows.subarray(at * WIDTH, (at + tokens.length) * WIDTH)
    at += tokens.length
    return {
      whole: direction(own),
      parts: parts.map(({ from, to }) => (from < to ? direction(own.subarray(from * WIDTH, to * WIDTH)) : undefined)),
    }
  })
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

function firstRows({ rows, asked, told, wide, more }: Bench, count: number): Bench {
  return {
    rows: rows.subarray(0, count * WIDTH),
    asked: asked.subarray(0, count * 3 * WIDTH),
    told: told.subarray(0, count * WIDTH),
    wide: wide.subarray(0, count * WIDE),
    more: more.subarray(0, count * WIDTH),
  }
}

/** tokens × WIDTH: what each token is, and where it stands in its sentence. */
function embed({ words, places, norm }: EncoderWeights, sentences: readonly Tokens[], rows: Float32Array): void {
  let at = 0
  for (const { tokens } of sentences) {
    tokens.forEach((token, place) => {
      for (let i = 0; i < WIDTH; i++) {
        rows[at + i] = halfToFloat(words[token * WIDTH + i] ?? 0) + (places[place * WIDTH + i] ?? 0)
      }
      at += WIDTH
    })
  }
  addAndNormalise(rows, undefined, norm)
}

/** Where rows point to together. */
function direction(rows: Float32Array): Float32Array {
  const sums = new Float32Array(WIDTH)
  for (let at = 0; at < rows.length; at += WIDTH) {
    for (let i = 0; i < WIDTH; i++) sums[i] = (sums[i] ?? 0) + (rows[at + i] ?? 0)
  }
  return withLengthOne(sums)
}
