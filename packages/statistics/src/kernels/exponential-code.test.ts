import { expect, test } from 'vitest'
import { raiseE } from './exponential-code.ts'
import { instantiate } from './instantiate.ts'
import { defineFunction, f32x4, i32 } from './wasm-assembler.ts'

const { memory, run } = instantiate([
  defineFunction('raise', (_, variable) => {
    const [x, twos, sum] = [variable('v128'), variable('v128'), variable('v128')]
    return [x.set(f32x4.load(i32.const(0))), raiseE(x, twos, sum), f32x4.store(i32.const(0), x.get)]
  }),
])

/** e to the power of four numbers, of which the first is x. */
function raised(x: number): number {
  const numbers = new Float32Array(memory.buffer, 0, 4)
  numbers.set([x, 0, 0, 0])
  run('raise')
  return numbers[0] ?? NaN
}

test('e is raised to any power of which a float has the result', () => {
  for (let x = -87; x < 87; x += 0.37) {
    const power = Math.fround(x)
    expect(Math.abs(raised(power) / Math.exp(power) - 1)).toBeLessThan(5e-7)
  }
})

test('to a power too low it is as good as nothing', () => {
  for (const power of [-88, -1000, -3e38]) expect(raised(power)).toBeLessThan(1e-37)
})
