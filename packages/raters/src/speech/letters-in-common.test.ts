import { expect, test } from 'vitest'
import { lettersInCommon } from './letters-in-common.ts'

test('letters count in their order, by the length of both texts', () => {
  expect(lettersInCommon('abcd', 'abcd')).toBe(1)
  expect(lettersInCommon('abcd', 'acxx')).toBe(0.5)
  expect(lettersInCommon('ab', 'ba')).toBe(0.5)
  expect(lettersInCommon('ab', 'cd')).toBe(0)
  expect(lettersInCommon('', 'ab')).toBe(0)
})

test('two texts without letters are alike', () => {
  expect(lettersInCommon('', '')).toBe(1)
})
