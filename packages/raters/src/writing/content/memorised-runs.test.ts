import { expect, test } from 'vitest'
import { knownPhrases } from './memorised-runs.ts'
import { TEMPLATE_PHRASES } from './template-phrases.ts'

const shown = (text: string, { runs }: ReturnType<typeof knownPhrases>) =>
  runs.map(({ start, end }) => text.slice(start, end))

test('a phrase is found whatever its case and punctuation, and only whole', () => {
  const text = 'It goes, without saying, that every coin has two sides. Every coin shines.'
  const found = knownPhrases(text, ['it goes without saying that', 'every coin has two sides'])
  expect(shown(text, found)).toEqual(['It goes, without saying, that every coin has two sides'])
  expect(found.share).toBeCloseTo(10 / 13)
})

test('frames have at least two words and no duplicates', () => {
  expect(TEMPLATE_PHRASES.filter((phrase) => phrase.split(' ').length < 2)).toEqual([])
  expect(new Set(TEMPLATE_PHRASES).size).toBe(TEMPLATE_PHRASES.length)
})
