import { expect, test } from 'vitest'
import { columnOf, labelledOf, linearScale } from './scale.ts'

test('a value lies in the range as it lies in the domain, and never outside of it', () => {
  const yOf = linearScale([10, 90], [172, 0])
  expect([10, 50, 90, 0, 100].map(yOf)).toEqual([172, 86, 0, 172, 0])
})

test('a domain of one value is drawn where the range begins', () => {
  expect(linearScale([0, 0], [20, 80])(0)).toBe(20)
})

test('columns lie side by side from one end to the other', () => {
  expect([0, 1, 2, 3].map(columnOf(4))).toEqual(['12.5%', '37.5%', '62.5%', '87.5%'])
})

test('the last place is always written beside, and others where there is room', () => {
  const written = (count: number) => Array.from({ length: count }, (_, index) => index).filter(labelledOf(count, 5))
  expect(written(0)).toEqual([])
  expect(written(4)).toEqual([0, 1, 2, 3])
  expect(written(12)).toEqual([2, 5, 8, 11])
})
