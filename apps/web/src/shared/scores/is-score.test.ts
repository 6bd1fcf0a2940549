import { expect, test } from 'vitest'
import { isScore } from './is-score.ts'

test.each(['10', '65', ' 90 '])('"%s" is a score', (typed) => {
  expect(isScore(typed)).toBe(true)
})

test.each(['', '9', '91', '6a', '100', '-5', '4.5'])('"%s" is no score', (typed) => {
  expect(isScore(typed)).toBe(false)
})
