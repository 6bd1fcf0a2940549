import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rangeOfItem, rangeOfTotal } from './likely-range.ts'

const item = (value: number, standardError: number | null) => ({ value, maxValue: 5, standardError })

test('the total lies about its own error, whatever those of its traits', () => {
  const range = rangeOfTotal({ earned: 8, max: 15, standardError: 0.8 }, [item(4, 0.3), item(4, 0.4)])
  expect(range).toEqual({ low: 8 - 1.64 * 0.8, high: 8 + 1.64 * 0.8 })
})

test('what a rule counted or set has no range', () => {
  expect(rangeOfItem(item(0, 0))).toBeNull()
  expect(rangeOfTotal({ earned: 0, max: 15, standardError: 0 }, [item(0, 0)])).toBeNull()
})

test('a judged nothing has the range of its error', () => {
  expect(rangeOfTotal({ earned: 0, max: 1, standardError: 0.2 }, [])).toEqual({ low: 0, high: 1.64 * 0.2 })
})

test('a mark that is as good as sure has no range: both of its ends would read the same', () => {
  expect(rangeOfTotal({ earned: 1, max: 1, standardError: 0.01 }, [])).toBeNull()
  expect(rangeOfItem(item(3, 0.02))).toBeNull()
})

test('a trait without a known error has no range', () => {
  expect(rangeOfItem(item(3, null))).toBeNull()
  expect(rangeOfTotal({ earned: 3, max: 5 }, [item(3, null)])).toBeNull()
})

test('in a score of before, the errors of the traits add up like independent ones', () => {
  const range = rangeOfTotal({ earned: 8, max: 15 }, [item(4, 0.3), item(4, 0.4), item(0, null)])
  expect(range?.low).toBeCloseTo(8 - 1.64 * 0.5)
  expect(range?.high).toBeCloseTo(8 + 1.64 * 0.5)
})

test('in a score of before, a total of nothing has no range', () => {
  expect(rangeOfTotal({ earned: 0, max: 15 }, [item(0, 0.4)])).toBeNull()
})

test('a range lies within the scale and holds the value', () => {
  fc.assert(
    fc.property(
      fc.float({ min: 0, max: 5, noNaN: true }),
      fc.float({ min: 0, max: 9, noNaN: true }),
      (value, error) => {
        // Of less error there is no range to tell.
        fc.pre(error > 0.1)
        const range = rangeOfItem(item(value, error))
        if (range === null) throw new Error('no range')
        expect(range.low).toBeGreaterThanOrEqual(0)
        expect(range.low).toBeLessThanOrEqual(value)
        expect(range.high).toBeGreaterThanOrEqual(value)
        expect(range.high).toBeLessThanOrEqual(5)
      },
    ),
  )
})
