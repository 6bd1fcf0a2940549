import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainWords, wordTokens } from './word-tokens.ts'

test('hidden characters neither cut a word nor stand in it; its place holds them', () => {
  const text = 'Bees dy\u00ADing o\u200But, isn’t it?'
  expect(wordTokens(text).map(({ word }) => word)).toEqual(['Bees', 'dying', 'out', 'isn’t', 'it'])
  expect(wordTokens(text).map(({ start, end }) => text.slice(start, end))).toContain('dy\u00ADing')
  expect(plainWords(text)).toEqual(['bees', 'dying', 'out', "isn't", 'it'])
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
