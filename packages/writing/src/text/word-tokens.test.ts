import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainWords, wordTokens } from './word-tokens.ts'

test('words that are compared are those that are seen', () => {
  const words = ['bees', 'dying', 'out', "isn't", 'it', 'na\u00EFve', 'office']
  expect(plainWords('Bees dy\u00ADing o\u200But, isn’t it, nai\u0308ve of\uFB01ce?')).toEqual(words)
})

test('a space that is seen parts words', () => {
  expect(plainWords('two words \u200B here')).toEqual(['two', 'words', 'here'])
})

test('words are the same ones with and without their places, whatever letters the text has', () => {
  const character = fc.constantFrom('a', 'B', 'z', '19', ' ', '-', '’', "'", '.', ',', 'é', '\n', '漢', 'ß')
  fc.assert(
    fc.property(fc.string({ unit: character, maxLength: 40 }), (text) => {
      const placed = wordTokens(text).map(({ word }) => word.toLowerCase().replaceAll('’', "'"))
      expect(plainWords(text)).toEqual(placed)
    }),
  )
})
