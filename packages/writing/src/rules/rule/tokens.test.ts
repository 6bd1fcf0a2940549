import { expect, test } from 'vitest'
import { wordSet } from '@rehearsal/english/text/word-set'
import { indefiniteArticle } from './tokens.ts'

test('a list of words is split once, however often it is asked for', () => {
  expect([...wordSet(' a  b\n c ')]).toEqual(['a', 'b', 'c'])
  expect(wordSet('always also never')).toBe(wordSet('always also never'))
})

test.each(['important', 'uninteresting', 'unimportant', 'ugly', 'utter', 'hour', 'honest', 'only', 'onion'])(
  '“an” stands before “%s”',
  (word) => expect(indefiniteArticle(word)).toBe('an'),
)

test.each(['big', 'university', 'unique', 'useful', 'usual', 'utility', 'European', 'one-way', 'house', 'year'])(
  '“a” stands before “%s”',
  (word) => expect(indefiniteArticle(word.toLowerCase())).toBe('a'),
)
