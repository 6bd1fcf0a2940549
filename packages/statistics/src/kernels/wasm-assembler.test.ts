import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instantiate } from './instantiate.ts'
import { countUp, defineFunction, f32, i32, when } from './wasm-assembler.ts'

/** Runs a function on one page of memory, and returns the page. */
function runOnce(code: Parameters<typeof defineFunction>[1], ...values: number[]): DataView {
  const { memory, run } = instantiate([defineFunction('once', code)])
  run('once', ...values)
  return new DataView(memory.buffer)
}

test('a constant keeps its value, however many bytes it takes', () => {
  fc.assert(
    fc.property(fc.integer(), (value) => {
      const page = runOnce(() => [
        f32.store(i32.const(0), f32.const(value)),
        i32.store8(i32.const(4), i32.const(value)),
      ])
      expect(page.getFloat32(0, true)).toBe(Math.fround(value))
      expect(page.getUint8(4)).toBe(value & 255)
    }),
  )
})

test('an offset reaches any place in the page', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 16_383 }), (place) => {
      expect(runOnce(() => [f32.store(i32.const(0), f32.const(7), 4 * place)]).getFloat32(4 * place, true)).toBe(7)
    }),
  )
})

test('a loop runs once per step below its limit, and a condition takes one of its two ways', () => {
  const page = runOnce((parameter, variable) => {
    const limit = parameter()
    const [at, sum] = [variable('i32'), variable('i32')]
    const add = (step: number) => [sum.set(i32.add(sum.get, i32.const(step)))]
    return [
      countUp(at, limit.get, 3, [when(i32.lessThan(at.get, i32.const(6)), add(1), add(10))]),
      i32.store8(i32.const(0), sum.get),
    ]
  }, 12)
  expect(page.getUint8(0)).toBe(22)
})

test('a parameter asked for too late is an error', () => {
  const late = () => defineFunction('late', (parameter, variable) => [variable('i32').set(parameter().get)])
  expect(late).toThrow(/come before/)
})
