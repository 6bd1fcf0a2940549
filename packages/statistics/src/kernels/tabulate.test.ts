import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tabulate } from './tabulate.ts'

test('a tabulated curve is within 1e-6 of the curve, and stays what it is at its ends beyond them', () => {
  const sine = tabulate(Math.sin, -3, 2)
  fc.assert(
    fc.property(fc.double({ min: -9, max: 9, noNaN: true }), (x) => {
      expect(Math.abs(sine(x) - Math.sin(Math.min(2, Math.max(-3, x))))).toBeLessThan(1e-6)
    }),
  )
})
