import { expect, test } from 'vitest'
import { countWords } from './count-words.ts'

test.each([
  ['an empty text has no words', '', 0],
  ['white space alone has no words', ' \n\t ', 0],
  ['words are separated by any run of white space', 'one  two\nthree', 3],
  ['a hyphenated or contracted word counts once', "well-known it's", 2],
  ['words that a dash joins without blanks count once', 'word\u2014word twenty\u2013five', 2],
  ['what nobody sees is no word', 'one \u200C \u200F\u200E \u00AD two \u2800', 2],
  ['what nobody sees parts no word', 'high\u200Blands in\uFEFFformation\u00AD', 2],
  ['every blank and line end parts words', 'one\u00A0two\u3000three\u2028four\r\nfive\u0085six', 6],
  ['punctuation standing alone counts as a token', 'yes , no', 3],
])('%s', (_rule, text, words) => {
  expect(countWords(text)).toBe(words)
})
