import { expect, test } from 'vitest'
import { longestCommonSubsequenceRatio } from './longest-common-subsequence.ts'

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
