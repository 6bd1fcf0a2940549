import { expect, test } from 'vitest'
import { halfToFloat } from './half-floats.ts'

test.each([
  [0x0000, 0],
  [0x3c00, 1],
  [0xc000, -2],
  [0x7bff, 65_504],
  [0x3555, 0.333_251_953_125],
  [0x0001, 2 ** -24],
  [0x0400, 2 ** -14],
  [0x7c00, Infinity],
  [0xfc00, -Infinity],
  [0x7e00, NaN],
])('the bits %i are the number %d', (bits, value) => {
  expect(halfToFloat(bits)).toBe(value)
})
