import { expect, test } from 'vitest'
import { competingNumbers, makeOneNumber, otherNamesOfNumber } from './number-words.ts'

test('half a dozen is six, also of things that are counted', () => {
  expect(otherNamesOfNumber('six')).toEqual(['half a dozen'])
  expect(otherNamesOfNumber('6')).toEqual(['half a dozen'])
  expect(otherNamesOfNumber('six months')).toEqual(['half a dozen months'])
  expect(otherNamesOfNumber('a sixth')).toEqual([])
})

test.each([
  ['six', ['sixteen', 'sixty', 'sixth', 'twenty six']],
  ['sixteen', ['six', 'sixty']],
  ['sixty', ['six', 'sixteen', 'sixty six']],
  ['14', ['four', 'forty']],
  ['six months', ['sixteen months', 'sixty months']],
])('%s competes with the numbers that sound alike or hold it: %j', (answer, others) => {
  expect(competingNumbers(answer)).toEqual(expect.arrayContaining(others))
  expect(competingNumbers(answer)).not.toContain(answer)
})

test('what is no number competes with none', () => {
  expect(competingNumbers('a baker')).toEqual([])
})

test.each([
  ['twenty', 'six', true],
  ['six', 'hundred', true],
  ['hundred', 'six', true],
  ['six', 'six', false],
  ['six', 'months', false],
  ['twenty', 'sixteen', false],
])('“%s %s” is one number: %s', (first, second, isOne) => {
  expect(makeOneNumber(first, second)).toBe(isOne)
})
