import { type Code, countUp, defineFunction, f32, f32x4, i32, type Variable, when } from './wasm-assembler.ts'

/** Gaussians whose likelihoods are summed up together: four registers of four. */
export const GAUSSIAN_BLOCK = 16
/** Dimensions of a Gaussian: the width of a stream of the acoustic model. */
export const GAUSSIAN_WIDTH = 13
/** How many of the best Gaussians are kept, best first. */
export const TOP = 4

const FLOAT = 4
const VECTOR = 16
const BLOCK_BYTES = GAUSSIAN_BLOCK * FLOAT
const LOWEST = -1e30
const lanes = [0, 1, 2, 3]

/**
 * `findBest(rows, rowBytes, frames, gaussians, count, scratch, scores, codewords, stride)`: for each of the frames, the TOP
 * most likely of `count` Gaussians, a multiple of GAUSSIAN_BLOCK. `rows` holds GAUSSIAN_WIDTH values every `rowBytes`.
 * `gaussians` lie in blocks: constants, then per dimension the means and the precisions of the block (see packGaussians).
 * Scores (floats) and codewords (bytes) are written TOP by TOP, `stride` entries from frame to frame. `scratch` holds `count` floats.
 */
export const gaussianCode = defineFunction('findBest', (parameter, variable) => {
  const [rows, rowBytes, frames, gaussians, count] = [parameter(), parameter(), parameter(), parameter(), parameter()]
  const [scratch, scores, codewords, stride] = [parameter(), parameter(), parameter(), parameter()]
  const [frame, row, to] = [variable('i32'), variable('i32'), variable('i32')]
  const best = lanes.map((rank) => ({ score: variable('f32'), codeword: variable('i32'), rank }))
  return [
    row.set(rows.get),
    countUp(frame, frames.get, 1, [
      scoreAll(row, gaussians, count, scratch, variable),
      when(
        frame.get,
        [startFromLastBest(best, scratch)],
        best.map(({ score }) => score.set(f32.const(LOWEST))),
      ),
      keepBest(best, count, scratch, variable),
      to.set(i32.mul(frame.get, stride.get)),
      ...best.flatMap(({ score, codeword, rank }) => [
        f32.store(i32.add(scores.get, i32.mul(to.get, i32.const(FLOAT))), score.get, rank * FLOAT),
        i32.store8(i32.add(codewords.get, to.get), codeword.get, rank),
      ]),
      row.set(i32.add(row.get, rowBytes.get)),
    ]),
  ]
})

type Variables = Parameters<Parameters<typeof defineFunction>[1]>[1]

/** Writes the log likelihood of every Gaussian to `scratch`. */
function scoreAll(row: Variable, gaussians: Variable, count: Variable, scratch: Variable, variable: Variables): Code {
  const [block, gaussian, to] = [variable('i32'), variable('i32'), variable('i32')]
  const [value, difference] = [variable('v128'), variable('v128')]
  const sums = lanes.map((lane) => ({ sum: variable('v128'), offset: lane * VECTOR }))
  const subtractDimension = (dimension: number) => [
    value.set(f32x4.loadSplat(row.get, dimension * FLOAT)),
    ...sums.flatMap(({ sum, offset }) => {
      const mean = (1 + 2 * dimension) * BLOCK_BYTES + offset
      const precision = f32x4.load(gaussian.get, mean + BLOCK_BYTES)
      return [
        difference.set(f32x4.sub(value.get, f32x4.load(gaussian.get, mean))),
        sum.set(f32x4.multiplySubtract(f32x4.mul(difference.get, difference.get), precision, sum.get)),
      ]
    }),
  ]
  return [
    ...gaussian.set(gaussians.get),
    ...to.set(scratch.get),
    ...countUp(block, count.get, GAUSSIAN_BLOCK, [
      ...sums.map(({ sum, offset }) => sum.set(f32x4.load(gaussian.get, offset))),
      ...Array.from({ length: GAUSSIAN_WIDTH }, (_, dimension) => subtractDimension(dimension)).flat(),
      ...sums.map(({ sum, offset }) => f32x4.store(to.get, sum.get, offset)),
      to.set(i32.add(to.get, i32.const(BLOCK_BYTES))),
      gaussian.set(i32.add(gaussian.get, i32.const((1 + 2 * GAUSSIAN_WIDTH) * BLOCK_BYTES))),
    ]),
  ]
}

/**
 * The best Gaussians of the last frame are likely good again: at least TOP now score as much as the worst of them, so that
 * all scores further below need not be looked at.
 */
function startFromLastBest(best: readonly Entry[], scratch: Variable): Code {
  const now = best.map(({ codeword }) => f32.load(i32.add(scratch.get, i32.mul(codeword.get, i32.const(FLOAT)))))
  const bound = f32.sub(
    now.reduce((a, b) => f32.min(a, b)),
    f32.const(1),
  )
  return best.flatMap(({ score }, rank) => score.set(rank === 0 ? bound : (best[0]?.score.get ?? [])))
}

function keepBest(best: readonly Entry[], count: Variable, scratch: Variable, variable: Variables): Code {
  const [number, at, score] = [variable('i32'), variable('i32'), variable('f32')]
  const lowest = best.at(-1)?.score.get ?? []
  const isAnyAmongBest = f32x4.anyTrue(f32x4.greaterThan(f32x4.load(at.get), f32x4.splat(lowest)))
  const tryLane = (lane: number) => [
    score.set(f32.load(at.get, lane * FLOAT)),
    when(f32.greaterThan(score.get, lowest), [insert(best, score.get, i32.add(number.get, i32.const(lane)))]),
  ]
  return [
    ...at.set(scratch.get),
    ...countUp(number, count.get, lanes.length, [
      when(isAnyAmongBest, lanes.flatMap(tryLane)),
      at.set(i32.add(at.get, i32.const(VECTOR))),
    ]),
  ]
}

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
