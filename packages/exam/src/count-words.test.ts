import { expect, test } from 'vitest'
import { countWords } from './count-words.ts'

test.each([
  ['an empty text has no words', '', 0],
  ['white space alone has no words', ' \n\t ', 0],
  ['words are separated by any run of white space', 'one  two\nthree', 3],
  ['a hyphenated or contracted word counts once', "well-known it's", 2],
  ['punctuation standing alone counts as a token', 'yes , no', 3],
])('%s', (_rule, text, words) => {
  expect(countWords(text)).toBe(words)
})
