import { expect, test } from 'vitest'
import { commonLengths, longestCommonSubsequenceRatio } from './longest-common-subsequence.ts'

const share = (one: string, other: string) => longestCommonSubsequenceRatio(one.split(''), other.split(''))

test('items count in their order, by the length of both sequences', () => {
  expect(share('abcd', 'abcd')).toBe(1)
  expect(share('abcd', 'acxx')).toBe(0.5)
  expect(share('ab', 'ba')).toBe(0.5)
  expect(share('ab', 'cd')).toBe(0)
  expect(share('', 'ab')).toBe(0)
})

test('two empty sequences are alike', () => {
  expect(share('', '')).toBe(1)
})

test('the lengths are those of the rests of both sequences', () => {
  expect(commonLengths(['a', 'b', 'c'], ['b', 'c', 'd'])).toEqual([
    [2, 1, 0, 0],
    [2, 1, 0, 0],
    [1, 1, 0, 0],
    [0, 0, 0, 0],
  ])
})
