import fc from 'fast-check'
import { expect, test } from 'vitest'
import { discounted, lowers } from './price.ts'

const percentOff = (percent: number) => ({ percent, amountMinor: null, currency: null })
const amountOff = (amountMinor: number) => ({ percent: null, amountMinor, currency: 'USD' as const })
const price = fc.integer({ min: 0, max: 1_000_000_000_000 })

test.each([
  [1299, 10, 1169],
  [1299, 33, 870],
  [1299, 100, 0],
  [1, 1, 0],
  [690_000, 15, 586_500],
  [0, 50, 0],
])('of %i, %i percent off leaves %i: fractions are rounded down', (listMinor, percent, left) => {
  expect(discounted(listMinor, percentOff(percent))).toBe(left)
})

test('a price never falls below 0 and never rises, and a whole unit at most is lost to rounding', () => {
  fc.assert(
    fc.property(price, fc.integer({ min: 1, max: 100 }), (listMinor, percent) => {
      const left = discounted(listMinor, percentOff(percent))
      expect(Number.isSafeInteger(left)).toBe(true)
      expect(left).toBeGreaterThanOrEqual(0)
      expect(left).toBeLessThanOrEqual(listMinor)
      const exact = BigInt(listMinor) * BigInt(100 - percent)
      expect(exact - BigInt(left) * 100n).toBeLessThan(100n)
      expect(exact - BigInt(left) * 100n).toBeGreaterThanOrEqual(0n)
    }),
  )
})

test('more percent never leave more', () => {
  fc.assert(
    fc.property(price, fc.integer({ min: 1, max: 99 }), (listMinor, percent) => {
      expect(discounted(listMinor, percentOff(percent + 1))).toBeLessThanOrEqual(
        discounted(listMinor, percentOff(percent)),
      )
    }),
  )
})

test('an amount takes off itself, down to nothing', () => {
  fc.assert(
    fc.property(price, fc.integer({ min: 1, max: 1_000_000_000 }), (listMinor, amountMinor) => {
      expect(discounted(listMinor, amountOff(amountMinor))).toBe(Math.max(0, listMinor - amountMinor))
    }),
  )
})

test('a discount in one currency leaves the other as it is', () => {
  expect([lowers(amountOff(5), 'USD'), lowers(amountOff(5), 'IRT')]).toEqual([true, false])
  expect([lowers(percentOff(5), 'USD'), lowers(percentOff(5), 'IRT')]).toEqual([true, true])
})
