import { expect, test } from 'vitest'
import { isOfForeignPhrase } from './foreign-phrases.ts'

test.each([
  ['is prima facie evidence', 'facie'],
  ['is ipso facto to forgive', 'ipso'],
  ['a bien-pensant version', 'bien-pensant'],
  ['a sudden coup d’état there', 'd’état'],
  ['ONLY MUTATIS MUTANDIS', 'MUTANDIS'],
])('in “%s” %s is foreign', (text, word) => {
  const words = text.split(' ')
  expect(isOfForeignPhrase(words, words.indexOf(word))).toBe(true)
})

test.each([
  ['it is facie now', 'facie'],
  ['prima is facie', 'prima'],
])('in “%s” %s is not', (text, word) => {
  const words = text.split(' ')
  expect(isOfForeignPhrase(words, words.indexOf(word))).toBe(false)
})
