import fc from 'fast-check'
import { expect, test } from 'vitest'
import { modelWords } from '../../prose/model-words.ts'
import { wordModel } from '../../prose/word-model.ts'
import { parseText } from '../../text/parse-text.ts'
import { editsOf } from './edits-of.ts'

const editsIn = (text: string) =>
  parseText(text).sentences.flatMap((sentence) => editsOf(modelWords(sentence), wordModel()))
const best = (text: string) => {
  const [first] = editsIn(text).toSorted((a, b) => b.gain - a.gain)
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

test('every change says by how much it makes the words likelier, and is the best of its length at its place', () => {
  const words = ['the', 'go', 'to', 'school', 'of', 'happy', 'is', 'many', 'information', 'they', 'in']
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 9 }), (sentence) => {
      const edits = editsIn(`${sentence.join(' ')}.`)
      for (const { gain, next, before, after } of edits) {
        expect(gain).toBeGreaterThan(-1.2)
        expect(gain).toBeCloseTo(after - before)
        expect(next).toBeLessThanOrEqual(Math.max(0, gain))
      }
      const places = edits.map(({ place, length }) => `${place} ${length}`)
      expect(new Set(places).size).toBe(places.length)
    }),
    { numRuns: 50 },
  )
})
