import { dense, packDense } from './dense.ts'
import { HEAD_WIDTH, HEADS, softmax, turnByPlace } from './heads.ts'

const WIDTH = HEADS * HEAD_WIDTH
/** Rows and columns are filled up to a multiple of this, which the kernel asks for. */
const BLOCK = 8

const fill = (count: number) => Math.ceil(count / BLOCK) * BLOCK

/**
 * Rows that gather what the other rows know (Vaswani et al. 2017): for each head the values of all rows, weighed by how
 * well their keys answer its query. All are rows × 288; queries and keys are changed in place.
 */
export function attend(queries: Float32Array, keys: Float32Array, values: Float32Array): Float32Array {
  const rows = queries.length / WIDTH
  for (let row = 0; row < rows; row++) {
    turnByPlace(queries.subarray(row * WIDTH, (row + 1) * WIDTH), row)
    turnByPlace(keys.subarray(row * WIDTH, (row + 1) * WIDTH), row)
  }
  const gathered = new Float32Array(queries.length)
  for (let head = 0; head < HEADS; head++) {
    const weights = answers(headOf(queries, head, rows), headOf(keys, head, rows), rows)
    const columns = fill(HEAD_WIDTH)
    const told = new Float32Array(fill(rows) * columns)
    headOf(values, head, rows).forEach((value, i) => {
      told[Math.floor(i / HEAD_WIDTH) * columns + (i % HEAD_WIDTH)] = value
    })
    const sums = dense(packDense(told, fill(rows)), weights)
    for (let row = 0; row < rows; row++) {
      gathered.set(sums.subarray(row * columns, row * columns + HEAD_WIDTH), row * WIDTH + head * HEAD_WIDTH)
    }
  }
  return gathered
}

/** rows × filled rows: how much each row listens to each other one; the columns beyond the rows are 0. */
function answers(queries: Float32Array, keys: Float32Array, rows: number): Float32Array {
  const columns = fill(rows)
  const across = new Float32Array(HEAD_WIDTH * columns)
  keys.forEach((key, i) => {
    across[(i % HEAD_WIDTH) * columns + Math.floor(i / HEAD_WIDTH)] = key / Math.sqrt(HEAD_WIDTH)
  })
  const weights = dense(packDense(across, HEAD_WIDTH), queries)
  for (let row = 0; row < rows; row++) {
    softmax(weights.subarray(row * columns, (row + 1) * columns), rows)
    weights.fill(0, row * columns + rows, (row + 1) * columns)
  }
  return weights
}

function headOf(x: Float32Array, head: number, rows: number): Float32Array {
  const own = new Float32Array(rows * HEAD_WIDTH)
  for (let row = 0; row < rows; row++) {
    const at = row * WIDTH + head * HEAD_WIDTH
    own.set(x.subarray(at, at + HEAD_WIDTH), row * HEAD_WIDTH)
  }
  return own
}
