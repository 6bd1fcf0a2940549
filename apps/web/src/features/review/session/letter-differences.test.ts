import { spellingForm } from '@rehearsal/exam/typed-text/spelling-form'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { letterDifferences, proposedGrade } from './letter-differences.ts'

const signs = { same: '', missing: '+', extra: '-' } as const
const shown = (word: string, typed: string) =>
  letterDifferences(word, typed)
    .map(({ text, kind }) => `${signs[kind]}${text}`)
    .join('')

test.each([
  ['receive', 'receive', 'receive'],
  ['receive', ' Receive ', 'receive'],
  ['receive', 'recieve', 'rec-ie+ive'],
  ['necessary', 'necesary', 'neces+sary'],
  ['until', 'untill', 'until-l'],
  ['don’t', "don't", 'don’t'],
  ['receive', 'recei\u00ADve\u200C', 'receive'],
  ['receive', 'receive \u200F', 'receive'],
  ['receive', '\u200F re\u0441eive', 'receive'],
  ['receive', 're\u0441ieve\u00A0', 'rec-ie+ive'],
  ['naïve', 'na\u0456\u0308ve', 'naïve'],
  ['ice cream', 'ice  \u200Fcream', 'ice cream'],
  ['ice cream', 'icecream', 'ice+ cream'],
  ['abate', '', '+a+b+a+t+e'],
])('%s typed as "%s" differs in its letters', (word, typed, differences) => {
  expect([shown(word, typed), shown(word, typed).replaceAll(/-\S|\+/gu, '')]).toEqual([differences, word])
})

test('the right letters and the missing ones are the word, the right ones and the extra ones what was typed', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é'), maxLength: 12 })
  fc.assert(
    fc.property(text, text, (word, typed) => {
      const letters = letterDifferences(word, typed)
      const without = (kind: string) => letters.filter((letter) => letter.kind !== kind).map((letter) => letter.text)
      expect(without('extra').join('')).toBe(word)
      expect(without('missing').join('')).toBe(typed)
    }),
  )
})

test.each([
  ['receive', 'receive', 'GOOD'],
  ['receive', 'recieve', 'HARD'],
  ['receive', 'receve', 'HARD'],
  ['receive', 'reseeve', 'AGAIN'],
  ['café', 'cafe\u0301', 'GOOD'],
  ['receive', '\u200Freceive', 'GOOD'],
  ['receive', 'receive \u200F', 'GOOD'],
  ['receive', 're\u0441eive', 'GOOD'],
  ['ice', '\u0130ce', 'GOOD'],
  ['receive', '\u200F', 'AGAIN'],
  ['receive', ' \u200F ', 'AGAIN'],
  ['receive', '', 'AGAIN'],
  ['a', '', 'AGAIN'],
])('%s typed as "%s" suggests %s', (word, typed, grade) => {
  expect(proposedGrade(word, typed)).toBe(grade)
})

test('a spelling is proposed as good exactly where a dictation marks it right', () => {
  const unit = fc.constantFrom(
    ...Array.from("aceIi\u0130\u0430\u0441\u0435\u0456\u0457\u0308\u0307 \u00A0\u200F\u00AD-\u2013’'\uFB01"),
  )
  const text = fc.string({ unit, maxLength: 8 })
  const seen = fc.string({ unit: fc.constantFrom(...Array.from(' \u00A0\u200F\u00AD')), maxLength: 3 })
  const pair = fc.oneof(
    fc.tuple(text, text),
    fc.tuple(text, seen, seen).map(([word, before, after]) => [word, before + word + after] as const),
  )
  fc.assert(
    fc.property(pair, ([word, typed]) => {
      expect(proposedGrade(word, typed) === 'GOOD').toBe(spellingForm(word) === spellingForm(typed))
    }),
    { numRuns: 1000 },
  )
})
