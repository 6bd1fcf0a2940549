/** Self-attention of the encoder over all rows of a piece. */
import { packedPlace } from '@rehearsal/statistics/kernels/convolve'
import { type Dense, dense, emptyDense } from '@rehearsal/statistics/kernels/dense'
import { HEAD_WIDTH, HEADS, rotateByPosition, softmax } from './attention-heads.ts'

const WIDTH = HEADS * HEAD_WIDTH
/** Rows and columns are filled up to a multiple of this, which the kernel asks for. */
const BLOCK = 8

const fill = (count: number) => Math.ceil(count / BLOCK) * BLOCK

/** Columns of the values of a head. */
const VALUE_WIDTH = fill(HEAD_WIDTH)
/** Dot products of queries and keys are scaled by it. */
const SCALE = Math.sqrt(HEAD_WIDTH)

/**
 * Multi-head self-attention (Vaswani et al. 2017): for each head and row the values of all rows, weighed by how well their
 * keys fit its query. All are rows × 288; queries and keys are changed in place.
 */
export function attend(queries: Float32Array, keys: Float32Array, values: Float32Array): Float32Array {
  const rows = queries.length / WIDTH
  for (let row = 0; row < rows; row++) {
    rotateByPosition(queries.subarray(row * WIDTH, (row + 1) * WIDTH), row)
    rotateByPosition(keys.subarray(row * WIDTH, (row + 1) * WIDTH), row)
  }
  const gathered = new Float32Array(queries.length)
  for (let head = 0; head < HEADS; head++) {
    const own = { at: head * HEAD_WIDTH, rows }
    const weights = attentionWeights(queriesOfHead(queries, own), keysOfHead(keys, own), rows)
    const sums = dense(valuesOfHead(values, own), weights)
    for (let row = 0; row < rows; row++) {
      gathered.set(sums.subarray(row * VALUE_WIDTH, row * VALUE_WIDTH + HEAD_WIDTH), row * WIDTH + own.at)
    }
  }
  return gathered
}

/** rows × filled rows: how much each row attends to each other one (softmax of the scaled dot products); the columns beyond the rows are 0. */
function attentionWeights(queries: Float32Array, keys: Dense, rows: number): Float32Array {
  const weights = dense(keys, queries)
  for (let row = 0, at = 0; row < rows; row++, at += keys.outputs) {
    softmax(weights.subarray(at, at + rows), rows)
    weights.fill(0, at + rows, at + keys.outputs)
  }
  return weights
}

/** The numbers of one head in all rows: they begin at `at` in each. */
type Head = { at: number; rows: number }

function queriesOfHead(x: Float32Array, { at, rows }: Head): Float32Array {
  const own = new Float32Array(rows * HEAD_WIDTH)
  for (let row = 0; row < rows; row++) {
    own.set(x.subarray(row * WIDTH + at, row * WIDTH + at + HEAD_WIDTH), row * HEAD_WIDTH)
  }
  return own
}

/** The keys of a head as a layer with an output for each row, scaled by the root of their width. */
function keysOfHead(keys: Float32Array, { at, rows }: Head): Dense {
  const layer = emptyDense(HEAD_WIDTH, fill(rows))
  for (let row = 0; row < rows; row++) {
    for (let i = 0; i < HEAD_WIDTH; i++) {
      layer.weights[packedPlace(HEAD_WIDTH, i, row)] = (keys[row * WIDTH + at + i] ?? 0) / SCALE
    }
  }
  return layer
}

/** The values of a head as a layer with an input for each row. */
function valuesOfHead(values: Float32Array, { at, rows }: Head): Dense {
  const inputs = fill(rows)
  const layer = emptyDense(inputs, VALUE_WIDTH)
  for (let row = 0; row < rows; row++) {
    for (let i = 0; i < HEAD_WIDTH; i++) {
      layer.weights[packedPlace(inputs, row, i)] = values[row * WIDTH + at + i] ?? 0
    }
  }
  return layer
}
