import { expect, test } from 'vitest'
import { withoutWords, withWords, wordSet } from './word-set.ts'

test('sets and lists are put together, each word once', () => {
  const be = wordSet('am is')
  expect([...withWords(be, 'is become', wordSet('can'))]).toEqual(['am', 'is', 'become', 'can'])
  expect([...be]).toEqual(['am', 'is'])
})

test('words are left out of a set', () => {
  expect([...withoutWords(wordSet('am is are'), 'is was')]).toEqual(['am', 'are'])
})
