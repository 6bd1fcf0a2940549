import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lanesOf } from './lanes-of.ts'

test('marks far from each other share a lane, near ones do not', () => {
  expect(lanesOf([0.1, 0.12, 0.5, 0.13])).toEqual([0, 1, 0, 2])
})

test('there are three lanes at most, however dense the marks', () => {
  const middles = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 40 })
  fc.assert(
    fc.property(middles, (values) => {
      const lanes = lanesOf(values)
      expect(lanes).toHaveLength(values.length)
      expect(lanes.every((lane) => lane >= 0 && lane <= 2)).toBe(true)
    }),
  )
})
