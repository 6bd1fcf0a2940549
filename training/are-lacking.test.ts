import { expect, test } from 'vitest'
import { areLacking } from './are-lacking.ts'

test('a word that the text lacks is found once, right there or one word aside', () => {
  expect(areLacking([2, 5], [2, 6])).toEqual([true, true])
  expect(areLacking([2, 2], [2])).toEqual([true, false])
  expect(areLacking([2, 3], [5])).toEqual([false, false])
  expect(areLacking([], [1])).toEqual([])
})
