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
