import { dense, packDense } from './dense.ts'

const HEADS = 8
const HEAD_WIDTH = 36
const WIDTH = HEADS * HEAD_WIDTH
/** Numbers of each head that are turned by their place; the rest are not. */
const TURNED = 32
const TURN_BASE = 10_000
/** Rows and columns are filled up to a multiple of this, which the kernel asks for. */
const BLOCK = 8

const fill = (count: number) => Math.ceil(count / BLOCK) * BLOCK

/**
 * Rows that gather what the other rows know (Vaswani et al. 2017): for each head the values of all rows, weighed by how
 * well their keys answer its query. All are rows × 288; queries and keys are changed in place.
 */
export function attend(queries: Float32Array, keys: Float32Array, values: Float32Array): Float32Array {
  const rows = queries.length / WIDTH
  turnByPlace(queries)
  turnByPlace(keys)
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
  for (let row = 0; row < rows; row++) softmax(weights.subarray(row * columns, (row + 1) * columns), rows)
  return weights
}

function softmax(row: Float32Array, count: number): void {
  let highest = -Infinity
  for (let i = 0; i < count; i++) highest = Math.max(highest, row[i] ?? 0)
  let total = 0
  for (let i = 0; i < count; i++) total += row[i] = Math.exp((row[i] ?? 0) - highest)
  for (let i = 0; i < count; i++) row[i] = (row[i] ?? 0) / total
  row.fill(0, count)
}

function headOf(x: Float32Array, head: number, rows: number): Float32Array {
  const own = new Float32Array(rows * HEAD_WIDTH)
  for (let row = 0; row < rows; row++) {
    const at = row * WIDTH + head * HEAD_WIDTH
    own.set(x.subarray(at, at + HEAD_WIDTH), row * HEAD_WIDTH)
  }
  return own
}

/** Turns neighbouring numbers of each head as a pair, by an angle that grows with the row (rotary embedding, Su et al. 2021). */
function turnByPlace(x: Float32Array): void {
  for (let pair = 0; pair < TURNED; pair += 2) {
    const speed = TURN_BASE ** (-pair / TURNED)
    for (let row = 0; row < x.length / WIDTH; row++) {
      const [cosine, sine] = [Math.cos(row * speed), Math.sin(row * speed)]
      for (let at = row * WIDTH + pair; at < (row + 1) * WIDTH; at += HEAD_WIDTH) {
        const [a, b] = [x[at] ?? 0, x[at + 1] ?? 0]
        x[at] = a * cosine - b * sine
        x[at + 1] = b * cosine + a * sine
      }
    }
  }
}
