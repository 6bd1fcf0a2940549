import { expect, test } from 'vitest'
import { wordModel } from '../../prose/word-model.ts'
import { wordFamily } from './word-family.ts'

test.each([
  ['happily', ['happy']],
  ['begin', ['began', 'begun', 'beginning']],
  ['stressing', ['stress', 'stressed', 'stressful']],
  ['cities', ['city']],
  ['children', ['child']],
  ['economy', ['economic', 'economical']],
])('the family of “%s” has %j', (word, members) => {
  expect(wordFamily(word, wordModel())).toEqual(expect.arrayContaining(members))
})

test('a word is not of its own family, and an unknown one has none', () => {
  expect(wordFamily('walk', wordModel())).not.toContain('walk')
  expect(wordFamily('qwxyz', wordModel())).toEqual([])
})
