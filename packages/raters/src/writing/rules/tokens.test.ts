import { expect, test } from 'vitest'
import { wordSet } from './tokens.ts'

test('a list of words is split once, however often it is asked for', () => {
  expect([...wordSet(' a  b\n c ')]).toEqual(['a', 'b', 'c'])
  expect(wordSet('always also never')).toBe(wordSet('always also never'))
})
