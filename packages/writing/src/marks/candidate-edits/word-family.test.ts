import { expect, test } from 'vitest'
import { wordTrigramModel } from '../../prose/word-trigram-model.ts'
import { wordFamily } from './word-family.ts'

test.each([
  ['happily', ['happy']],
  ['begin', ['began', 'begun', 'beginning']],
  ['stressing', ['stress', 'stressed', 'stressful']],
  ['cities', ['city']],
  ['children', ['child']],
  ['economy', ['economic', 'economical']],
])('the family of “%s” has %j', (word, members) => {
  expect(wordFamily(word, wordTrigramModel())).toEqual(expect.arrayContaining(members))
})

test('a word is not of its own family, and an unknown one has none', () => {
  expect(wordFamily('walk', wordTrigramModel())).not.toContain('walk')
  expect(wordFamily('qwxyz', wordTrigramModel())).toEqual([])
})
