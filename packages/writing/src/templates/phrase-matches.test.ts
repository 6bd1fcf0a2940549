import { expect, test } from 'vitest'
import { phraseMatches } from './phrase-matches.ts'
import { TEMPLATE_PHRASES } from './template-phrases.ts'

const shown = (text: string, { runs }: ReturnType<typeof phraseMatches>) =>
  runs.map(({ start, end }) => text.slice(start, end))

test('a phrase is found whatever its case and punctuation, and only whole', () => {
  const text = 'It goes, without saying, that every coin has two sides. Every coin shines.'
  const found = phraseMatches(text, ['it goes without saying that', 'every coin has two sides'])
  expect(shown(text, found)).toEqual(['It goes, without saying, that every coin has two sides'])
  expect(found.share).toBeCloseTo(10 / 13)
})

test('templates have at least two words and no duplicates', () => {
  expect(TEMPLATE_PHRASES.filter((phrase) => phrase.split(' ').length < 2)).toEqual([])
  expect(new Set(TEMPLATE_PHRASES).size).toBe(TEMPLATE_PHRASES.length)
})

test.each([
  ['The importance of clean water cannot be overstated.', 'The importance of clean water cannot be overstated'],
  ['The importance of it cannot be overstated.', 'The importance of it cannot be overstated'],
  ['The importance of cannot be overstated.', undefined],
  ['The importance of the good work of nurses cannot be overstated.', undefined],
  ['The importance of', undefined],
])('a star in a phrase is one to three words: %j', (text, run) => {
  expect(shown(text, phraseMatches(text, ['the importance of * cannot be overstated']))[0]).toBe(run)
})

test('no template begins or ends with a star', () => {
  expect(TEMPLATE_PHRASES.filter((phrase) => /^\*|\*$/u.test(phrase))).toEqual([])
})
