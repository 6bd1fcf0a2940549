import { type Code, f32, f32x4, i32x4, type Variable } from './wasm-assembler.ts'

const four = (value: number) => f32x4.splat(f32.const(value))

/** 1 / n! for n = 6 … 0: e to a power of at most half ln 2, within 2e-7 of itself. */
const SERIES = [1 / 720, 1 / 120, 1 / 24, 1 / 6, 1 / 2, 1, 1]
/** Below this a float has no power of e. */
const LOWEST = -87
/** ln 2 as two floats, so that a multiple of it loses nothing. */
const LN2 = [0.693359375, -2.1219444e-4] as const
const FRACTION_BITS = 23
/** A float's exponent for 2⁰. */
const BIAS = 127

/** Puts e to the power of `x`, four numbers of at most 87, in its place; `twos` is a vector in which they are reckoned out. */
export function raiseE(x: Variable, twos: Variable, sum: Variable): Code {
  const rest = f32x4.sub(f32x4.sub(x.get, f32x4.mul(twos.get, four(LN2[0]))), f32x4.mul(twos.get, four(LN2[1])))
  const power = i32x4.shiftLeft(i32x4.truncate(f32x4.add(twos.get, four(BIAS))), FRACTION_BITS)
  const [first = 0, ...others] = SERIES
  return [
    x.set(f32x4.max(x.get, four(LOWEST))),
    twos.set(f32x4.nearest(f32x4.mul(x.get, four(Math.LOG2E)))),
    x.set(rest),
    sum.set(four(first)),
    ...others.map((term) => sum.set(f32x4.add(f32x4.mul(sum.get, x.get), four(term)))),
    x.set(f32x4.mul(sum.get, power)),
  ].flat()
}
