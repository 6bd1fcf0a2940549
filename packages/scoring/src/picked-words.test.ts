import { expect, test } from 'vitest'
import { markPickedWords } from './picked-words.ts'

test.each([
  ['every differing word earns a mark', [2, 5], 2],
  ['a word that does not differ takes a mark away', [2, 5, 7], 1],
  ['only words that do not differ earn nothing, not less', [1, 3], 0],
  ['nothing picked earns nothing', [], 0],
])('%s', (_rule, picked, earned) => {
  expect(markPickedWords([2, 5], picked)).toEqual({ earned, max: 2 })
})
