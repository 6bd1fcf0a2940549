import { expect, test } from 'vitest'
import { americanSpellings } from './american-spellings.ts'

test.each([
  ['colourful', ['colorful']],
  ['travelled', ['traveled']],
  ['metre', ['meter']],
  ['metres', []],
  ['skilful', ['skillful']],
  ['house', []],
])('America may write %s as %j', (word, spellings) => {
  expect(americanSpellings(word)).toEqual(spellings)
})

test('what changes the ending alone comes before what changes a word within', () => {
  expect(americanSpellings('anaesthetise')).toEqual(['anaesthetize', 'anesthetise'])
})
