import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rangeOfItem, rangeOfTotal } from './likely-range.ts'

const item = (value: number, standardError: number | null) => ({ value, maxValue: 5, standardError })

test('a trait without a known error has no range', () => {
  expect(rangeOfItem(item(3, null))).toBeNull()
  expect(rangeOfTotal({ earned: 3, max: 5 }, [item(3, null)])).toBeNull()
})

test('the errors of the traits add up like independent ones', () => {
  const range = rangeOfTotal({ earned: 8, max: 15 }, [item(4, 0.3), item(4, 0.4), item(0, null)])
  expect(range?.low).toBeCloseTo(8 - 1.64 * 0.5)
  expect(range?.high).toBeCloseTo(8 + 1.64 * 0.5)
})

test('a total that a zero rule made nothing has no range', () => {
  expect(rangeOfTotal({ earned: 0, max: 15 }, [item(0, 0.4)])).toBeNull()
})

test('a range lies within the scale and holds the value', () => {
  fc.assert(
    fc.property(
      fc.float({ min: 0, max: 5, noNaN: true }),
      fc.float({ min: 0, max: 9, noNaN: true }),
      (value, error) => {
        const range = rangeOfItem(item(value, error))
        expect(range?.low).toBeGreaterThanOrEqual(0)
        expect(range?.low).toBeLessThanOrEqual(value)
        expect(range?.high).toBeGreaterThanOrEqual(value)
        expect(range?.high).toBeLessThanOrEqual(5)
      },
    ),
  )
})
