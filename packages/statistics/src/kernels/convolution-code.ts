import { countUp, defineFunction, f32x4, i32 } from './wasm-assembler.ts'

/** Frames and outputs that the inner loop sums up together: twelve sums of four floats, which stay in registers. */
export const FRAME_BLOCK = 6
export const OUTPUT_BLOCK = 8
/** Inputs per turn of the inner loop. */
export const INPUT_BLOCK = 4

const FLOAT = 4
const VECTOR = 16
const bytesOf = (floats: number) => i32.const(floats * FLOAT)

/**
 * `convolve(x, weights, bias, y, frames, inputs, outputs, taps, tapRows)`: y[t][o] = bias[o] + Σ x[t + tap · tapRows][i] ·
 * weights[tap][i][o]. The first four are addresses; `x` holds frames + (taps − 1) · tapRows rows. Weights lie in blocks of
 * OUTPUT_BLOCK outputs: block × tap × input × output. Frames, inputs and outputs are multiples of their blocks.
 */
export const convolutionCode = defineFunction('convolve', (parameter, variable) => {
  const [x, weights, bias, y] = [parameter(), parameter(), parameter(), parameter()]
  const [frames, inputs, outputs, taps, tapRows] = [parameter(), parameter(), parameter(), parameter(), parameter()]
  const [output, frame, tap, input] = [variable('i32'), variable('i32'), variable('i32'), variable('i32')]
  const [blockWeights, weight] = [variable('i32'), variable('i32')]
  const [leftWeights, rightWeights] = [variable('v128'), variable('v128')]
  const rows = Array.from({ length: FRAME_BLOCK }, (_, number) => {
    const row = i32.add(frame.get, i32.const(number))
    return { row, at: variable('i32'), value: variable('v128'), left: variable('v128'), right: variable('v128') }
  })
  /** Address of a row of `floats` numbers. */
  const rowAt = (base: typeof x, row: readonly number[], floats: typeof x) =>
    i32.add(base.get, i32.mul(row, i32.mul(floats.get, bytesOf(1))))

  const addInput = (number: number) => [
    leftWeights.set(f32x4.load(weight.get, number * OUTPUT_BLOCK * FLOAT)),
    rightWeights.set(f32x4.load(weight.get, number * OUTPUT_BLOCK * FLOAT + VECTOR)),
    ...rows.flatMap(({ at, value, left, right }) => [
      value.set(f32x4.loadSplat(at.get, number * FLOAT)),
      left.set(f32x4.multiplyAdd(value.get, leftWeights.get, left.get)),
      right.set(f32x4.multiplyAdd(value.get, rightWeights.get, right.get)),
    ]),
  ]
  const addTap = [
    ...rows.map(({ row, at }) => at.set(rowAt(x, i32.add(row, i32.mul(tap.get, tapRows.get)), inputs))),
    countUp(input, inputs.get, INPUT_BLOCK, [
      ...Array.from({ length: INPUT_BLOCK }, (_, number) => addInput(number)).flat(),
      ...rows.map(({ at }) => at.set(i32.add(at.get, bytesOf(INPUT_BLOCK)))),
      weight.set(i32.add(weight.get, bytesOf(INPUT_BLOCK * OUTPUT_BLOCK))),
    ]),
  ]
  const biasAt = i32.add(bias.get, i32.mul(output.get, bytesOf(1)))
  const sumFrames = [
    weight.set(blockWeights.get),
    ...rows.flatMap(({ left, right }) => [left.set(f32x4.load(biasAt)), right.set(f32x4.load(biasAt, VECTOR))]),
    countUp(tap, taps.get, 1, addTap),
    ...rows.flatMap(({ row, left, right }) => {
      const to = i32.add(rowAt(y, row, outputs), i32.mul(output.get, bytesOf(1)))
      return [f32x4.store(to, left.get), f32x4.store(to, right.get, VECTOR)]
    }),
  ]
  return [
    blockWeights.set(weights.get),
    countUp(output, outputs.get, OUTPUT_BLOCK, [
      countUp(frame, frames.get, FRAME_BLOCK, sumFrames),
      // The last frames have moved `weight` to the end of this block of outputs.
      blockWeights.set(weight.get),
    ]),
  ]
})
