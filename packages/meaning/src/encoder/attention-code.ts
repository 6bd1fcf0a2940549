import { raiseE } from '@rehearsal/statistics/kernels/exponential-code'
import { type Code, countUp, defineFunction, f32, f32x4, i32 } from '@rehearsal/statistics/kernels/wasm-assembler'
import { HEAD_WIDTH, HEADS, WIDTH } from '../weights/encoder-weights.ts'

const FLOAT = 4
const VECTOR = 16
const LANES = 4
const HEAD_BYTES = HEAD_WIDTH * FLOAT
const ROW_BYTES = WIDTH * FLOAT
/** A row of `asked`: query, key and value. */
const ASKED_BYTES = 3 * ROW_BYTES
/** Vectors of a head in a row. */
const VECTORS = HEAD_WIDTH / LANES
const VERY_LOW = -3e38

/**
 * `attend(asked, told, scores, rows)`: what each row of one sentence is told by all of them (Vaswani et al. 2017): for each head the
 * values of the rows, weighed by how well their keys answer its query. All but `rows` are addresses: rows × (query, key, value),
 * rows × WIDTH, and room for a score of each row, in whole vectors.
 */
export const attentionCode = defineFunction('attend', (parameter, variable) => {
  const [asked, told, scores, rows] = [parameter(), parameter(), parameter(), parameter()]
  const [head, row, other, at, to, score] = [
    variable('i32'), variable('i32'), variable('i32'), variable('i32'), variable('i32'), variable('i32'),
  ] // prettier-ignore
  const [most, total] = [variable('f32'), variable('f32')]
  const query = Array.from({ length: VECTORS }, () => variable('v128'))
  const sums = Array.from({ length: VECTORS }, () => variable('v128'))
  const [value, twos, series] = [variable('v128'), variable('v128'), variable('v128')]
  const [even, odd] = [variable('v128'), variable('v128')]

  /** Address of the number of this head in a row that stands `floats` behind its query. */
  const inRow = (number: Code, floats: number) =>
    i32.add(
      i32.add(asked.get, i32.mul(number, i32.const(ASKED_BYTES))),
      i32.add(i32.mul(head.get, i32.const(HEAD_BYTES)), i32.const(floats * FLOAT)),
    )
  const scoreAt = i32.add(scores.get, i32.mul(other.get, i32.const(FLOAT)))
  const lanes = [0, 1, 2, 3].map((lane) => f32x4.lane(value.get, lane))

  const compare = [
    at.set(inRow(other.get, WIDTH)),
    ...[even, odd].map((sum, i) => sum.set(f32x4.mul(query[i]?.get ?? [], f32x4.load(at.get, i * VECTOR)))),
    ...query.slice(2).map(({ get }, i) => {
      const sum = i % 2 === 0 ? even : odd
      return sum.set(f32x4.multiplyAdd(get, f32x4.load(at.get, (i + 2) * VECTOR), sum.get))
    }),
    value.set(f32x4.add(even.get, odd.get)),
    total.set(lanes.reduce((sum, lane) => f32.add(sum, lane))),
    f32.store(scoreAt, total.get),
    most.set(f32.max(most.get, total.get)),
  ]
  const weigh = [
    score.set(scoreAt),
    value.set(f32x4.sub(f32x4.load(score.get), f32x4.splat(most.get))),
    raiseE(value, twos, series),
    f32x4.store(score.get, value.get),
  ]
  const gather = [
    at.set(inRow(other.get, 2 * WIDTH)),
    score.set(scoreAt),
    total.set(f32.add(total.get, f32.load(score.get))),
    value.set(f32x4.loadSplat(score.get)),
    ...sums.map((sum, i) => sum.set(f32x4.multiplyAdd(value.get, f32x4.load(at.get, i * VECTOR), sum.get))),
  ]
  const zero = f32.const(0)
  const attendRow = [
    at.set(inRow(row.get, 0)),
    ...query.map((part, i) => part.set(f32x4.load(at.get, i * VECTOR))),
    most.set(f32.const(VERY_LOW)),
    countUp(other, rows.get, 1, compare),
    countUp(other, rows.get, LANES, weigh),
    total.set(zero),
    ...sums.map((sum) => sum.set(f32x4.splat(zero))),
    countUp(other, rows.get, 1, gather),
    to.set(
      i32.add(i32.add(told.get, i32.mul(row.get, i32.const(ROW_BYTES))), i32.mul(head.get, i32.const(HEAD_BYTES))),
    ),
    value.set(f32x4.splat(f32.div(f32.const(1), total.get))),
    ...sums.map((sum, i) => f32x4.store(to.get, f32x4.mul(sum.get, value.get), i * VECTOR)),
  ]
  return [countUp(head, i32.const(HEADS), 1, [countUp(row, rows.get, 1, attendRow)])]
})
