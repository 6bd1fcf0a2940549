import { expect, test } from 'vitest'
import { isScore, scoreTyped } from './is-score.ts'

test.each(['10', '65', ' 90 '])('"%s" is a score', (typed) => {
  expect(isScore(typed)).toBe(true)
})

test.each(['۷۹', '٧٩', '７９', ' ۷۹\u200F'])('"%s", from another keyboard, is the score 79', (typed) => {
  expect(scoreTyped(typed)).toBe(79)
})

test.each(['', '۹', '۹۱', '9', '91', '6a', '100', '-5', '4.5'])('"%s" is no score', (typed) => {
  expect(isScore(typed)).toBe(false)
})
