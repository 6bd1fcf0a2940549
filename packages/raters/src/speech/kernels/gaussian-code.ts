import { type Code, countUp, defineFunction, f32, f32x4, i32, type Variable, when } from './wasm-assembler.ts'

/** Gaussians whose likelihoods are summed up together: four registers of four. */
export const GAUSSIAN_BLOCK = 16
/** Dimensions of a Gaussian: the width of a stream of the acoustic model. */
export const GAUSSIAN_WIDTH = 13
/** How many of the best Gaussians are kept, best first. */
export const TOP = 4

const FLOAT = 4
const VECTOR = 16
const LOWEST = -1e30
const lanes = [0, 1, 2, 3]

/**
 * `findBest(rows, rowBytes, frames, gaussians, count, scratch, scores, codewords, stride)`: for each of the frames, the TOP
 * most likely of `count` Gaussians, a multiple of GAUSSIAN_BLOCK. `rows` holds GAUSSIAN_WIDTH values every `rowBytes`.
 * `gaussians` lie in blocks: constants, then per dimension the means and the precisions of the block (see packGaussians).
 * Scores (floats) and codewords (bytes) are written TOP by TOP, `stride` entries from frame to frame.
 */
export const gaussianCode = defineFunction('findBest', (parameter, variable) => {
  const [rows, rowBytes, frames, gaussians, count] = [parameter(), parameter(), parameter(), parameter(), parameter()]
  const [scratch, scores, codewords, stride] = [parameter(), parameter(), parameter(), parameter()]
  const [frame, block, number] = [variable('i32'), variable('i32'), variable('i32')]
  const [row, gaussian, to] = [variable('i32'), variable('i32'), variable('i32')]
  const [score, value, difference] = [variable('f32'), variable('v128'), variable('v128')]
  const sums = lanes.map((lane) => ({ sum: variable('v128'), offset: lane * VECTOR }))
  const best = lanes.map((rank) => ({ score: variable('f32'), codeword: variable('i32'), rank }))
  const lowest = best.at(-1)?.score.get ?? []

  const dimensionBytes = 2 * GAUSSIAN_BLOCK * FLOAT
  const blockBytes = GAUSSIAN_BLOCK * FLOAT + GAUSSIAN_WIDTH * dimensionBytes
  const subtractDimension = (dimension: number) => [
    value.set(f32x4.loadSplat(row.get, dimension * FLOAT)),
    ...sums.flatMap(({ sum, offset }) => {
      const mean = GAUSSIAN_BLOCK * FLOAT + dimension * dimensionBytes + offset
      const precision = f32x4.load(gaussian.get, mean + GAUSSIAN_BLOCK * FLOAT)
      return [
        difference.set(f32x4.sub(value.get, f32x4.load(gaussian.get, mean))),
        sum.set(f32x4.sub(sum.get, f32x4.mul(f32x4.mul(difference.get, difference.get), precision))),
      ]
    }),
  ]
  const isAnyAmongBest = f32x4.anyTrue(
    f32x4.greaterThan(
      sums.map(({ sum }) => sum.get).reduce((a, b) => f32x4.max(a, b)),
      f32x4.splat(lowest),
    ),
  )
  const keepBest = countUp(number, i32.const(GAUSSIAN_BLOCK), 1, [
    score.set(f32.load(i32.add(scratch.get, i32.mul(number.get, i32.const(FLOAT))))),
    when(f32.greaterThan(score.get, lowest), [insert(best, score.get, i32.add(block.get, number.get))]),
  ])
  return [
    row.set(rows.get),
    countUp(frame, frames.get, 1, [
      gaussian.set(gaussians.get),
      ...best.map((entry) => entry.score.set(f32.const(LOWEST))),
      countUp(block, count.get, GAUSSIAN_BLOCK, [
        ...sums.map(({ sum, offset }) => sum.set(f32x4.load(gaussian.get, offset))),
        ...Array.from({ length: GAUSSIAN_WIDTH }, (_, dimension) => subtractDimension(dimension)).flat(),
        when(isAnyAmongBest, [...sums.map(({ sum, offset }) => f32x4.store(scratch.get, sum.get, offset)), keepBest]),
        gaussian.set(i32.add(gaussian.get, i32.const(blockBytes))),
      ]),
      to.set(i32.mul(frame.get, stride.get)),
      ...best.flatMap((entry) => [
        f32.store(i32.add(scores.get, i32.mul(to.get, i32.const(FLOAT))), entry.score.get, entry.rank * FLOAT),
        i32.store8(i32.add(codewords.get, to.get), entry.codeword.get, entry.rank),
      ]),
      row.set(i32.add(row.get, rowBytes.get)),
    ]),
  ]
})

type Entry = { score: Variable; codeword: Variable }

/** Puts a score that beats the last entry in its place: entries it beats move down by one. */
function insert(entries: readonly Entry[], score: Code, codeword: Code): Code {
  const last = entries.at(-1)
  const above = entries.at(-2)
  if (last === undefined) return []
  const place = [last.score.set(score), last.codeword.set(codeword)]
  if (above === undefined) return place.flat()
  const moveDown = [last.score.set(above.score.get), last.codeword.set(above.codeword.get)]
  return when(
    f32.greaterThan(score, above.score.get),
    [...moveDown, insert(entries.slice(0, -1), score, codeword)],
    place,
  )
}
