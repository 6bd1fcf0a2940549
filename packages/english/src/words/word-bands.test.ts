import { expect, test } from 'vitest'
import { dialectOf, UNLISTED_BAND, wordBand } from './word-bands.ts'

test.each([
  ['the', 10],
  ['house', 10],
  ['colour', 10],
  ['color', 10],
])('%s is in band %i', (word, band) => {
  expect(wordBand(word)).toBe(band)
})

test('a rarer word has a higher band, and a word nobody knows the highest', () => {
  expect(wordBand('alcove')).toBeGreaterThan(wordBand('barrel'))
  expect(wordBand('univercity')).toBe(UNLISTED_BAND)
})

test.each([
  ['colour', 'GB'],
  ['color', 'US'],
  ['organise', 'GB'],
  ['organize', 'US'],
  ['house', undefined],
  ['univercity', undefined],
])('%s is spelled like this in %s', (word, dialect) => {
  expect(dialectOf(word)).toBe(dialect)
})
