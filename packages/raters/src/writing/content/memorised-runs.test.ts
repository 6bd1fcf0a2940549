import fc from 'fast-check'
import { expect, test } from 'vitest'
import { knownPhrases, sharedRuns } from './memorised-runs.ts'
import { TEMPLATE_PHRASES } from './template-phrases.ts'

const shown = (text: string, { runs }: ReturnType<typeof knownPhrases>) =>
  runs.map(({ start, end }) => text.slice(start, end))

test('a phrase is found whatever its case and punctuation, and only whole', () => {
  const text = 'It goes, without saying, that every coin has two sides. Every coin shines.'
  const found = knownPhrases(text, ['it goes without saying that', 'every coin has two sides'])
  expect(shown(text, found)).toEqual(['It goes, without saying, that every coin has two sides'])
  expect(found.share).toBeCloseTo(10 / 13)
})

test('eight words in the order of an earlier answer are found, seven are not', () => {
  const earlier = ['Free museums let every family see the treasures of our past.']
  expect(sharedRuns('I say that free museums let every family see the treasures.', earlier).runs).toHaveLength(1)
  expect(sharedRuns('I say that free museums let every family see the art.', earlier).runs).toEqual([])
})

test('a text shares all of itself with itself and nothing with no text', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('bee', 'tree', 'sea', 'key'), { minLength: 8, maxLength: 30 }), (words) => {
      const text = words.join(' ')
      expect(sharedRuns(text, [text]).share).toBe(1)
      expect(sharedRuns(text, []).share).toBe(0)
    }),
  )
})

test('frames have at least two words and no duplicates', () => {
  expect(TEMPLATE_PHRASES.filter((phrase) => phrase.split(' ').length < 2)).toEqual([])
  expect(new Set(TEMPLATE_PHRASES).size).toBe(TEMPLATE_PHRASES.length)
})
