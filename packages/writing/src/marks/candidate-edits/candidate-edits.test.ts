import fc from 'fast-check'
import { expect, test } from 'vitest'
import { modelWords } from '../../prose/model-words.ts'
import { wordTrigramModel } from '../../prose/word-trigram-model.ts'
import { parseText } from '../../text/parse-text.ts'
import { candidateEdits } from './candidate-edits.ts'

const optionsIn = (text: string) =>
  parseText(text).sentences.flatMap((sentence) => candidateEdits(modelWords(sentence), wordTrigramModel()))
const editsIn = (text: string) => optionsIn(text).flat()
const best = (text: string) => {
  const [first] = editsIn(text).toSorted((a, b) => b.logRatio - a.logRatio)
  return first === undefined ? null : [first.kind, first.words.join(' ')]
}

test.each([
  ['He worked as engineer for years.', 'article', 'an'],
  ['I depend of my parents.', 'preposition', 'on'],
  ['There will less machines in the future.', 'insert', 'be'],
  ['That makes me happily.', 'form', 'happy'],
  ['They asked me where had I been.', 'swap', 'i had'],
])('in “%s” the likeliest change is %s “%s”', (text, kind, words) => {
  expect(best(text)).toEqual([kind, words])
})

test('a name has no other forms', () => {
  const kinds = editsIn('I came to the office with Peter because the door was closed.').map(
    ({ kind, place }) => `${place} ${kind}`,
  )
  expect(kinds).not.toContain('6 form')
})

test('changes of the same words stand together, the likeliest first, and say by how much they make the words likelier', () => {
  const words = ['the', 'go', 'to', 'school', 'of', 'happy', 'is', 'many', 'information', 'they', 'in']
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 9 }), (sentence) => {
      const slots = optionsIn(`${sentence.join(' ')}.`)
      for (const options of slots) {
        const ratios = options.map(({ logRatio }) => logRatio)
        expect(ratios).toEqual(ratios.toSorted((a, b) => b - a))
        expect(new Set(options.map(({ place, length }) => `${place} ${length}`)).size).toBe(1)
        for (const { logRatio, logBefore, logAfter } of options) {
          expect(logRatio).toBeGreaterThan(-1.2)
          expect(logRatio).toBeCloseTo(logAfter - logBefore)
        }
        const [best, ...others] = options
        expect(best?.rival).toBe(others[0]?.logRatio ?? -1.2)
        for (const { rival } of others) expect(rival).toBe(best?.logRatio)
      }
      const places = slots.map(([first]) => `${first?.place} ${first?.length}`)
      expect(new Set(places).size).toBe(places.length)
    }),
    { numRuns: 50 },
  )
})
