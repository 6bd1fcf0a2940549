import { raiseE } from '@rehearsal/statistics/kernels/exponential-code'
import { countUp, defineFunction, f32, f32x4, i32 } from '@rehearsal/statistics/kernels/wasm-assembler'

const FLOAT = 4
const LANES = 4
const four = (value: number) => f32x4.splat(f32.const(value))

/** The share of a normal distribution beyond x as its density times a series in 1 / (1 + PLACE · x): Abramowitz and Stegun 26.2.17, within 7.5e-8. */
const PLACE = 0.2316419
const SERIES = [1.330274429, -1.821255978, 1.781477937, -0.356563782, 0.31938153, 0]
const DENSITY = 1 / Math.sqrt(2 * Math.PI)

/** `gelu(x, count)`: the Gaussian error linear unit of `count` numbers, a multiple of four, in place: each times the share of a normal distribution below it. */
export const geluCode = defineFunction('gelu', (parameter, variable) => {
  const [x, count] = [parameter(), parameter()]
  const [index, at] = [variable('i32'), variable('i32')]
  const [own, beyond, inverse, power, twos, sum] = [
    variable('v128'), variable('v128'), variable('v128'), variable('v128'), variable('v128'), variable('v128'),
  ] // prettier-ignore
  const [first = 0, ...others] = SERIES
  return [
    countUp(index, count.get, LANES, [
      at.set(i32.add(x.get, i32.mul(index.get, i32.const(FLOAT)))),
      own.set(f32x4.load(at.get)),
      inverse.set(f32x4.div(four(1), f32x4.add(four(1), f32x4.mul(f32x4.abs(own.get), four(PLACE))))),
      power.set(f32x4.mul(f32x4.mul(own.get, own.get), four(-0.5))),
      raiseE(power, twos, sum),
      beyond.set(four(first)),
      ...others.map((term) => beyond.set(f32x4.add(f32x4.mul(beyond.get, inverse.get), four(term)))),
      beyond.set(f32x4.mul(beyond.get, f32x4.mul(power.get, four(DENSITY)))),
      f32x4.store(at.get, f32x4.sub(f32x4.max(own.get, four(0)), f32x4.mul(f32x4.abs(own.get), beyond.get))),
    ]),
  ]
})
