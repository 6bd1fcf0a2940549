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
  ['receive', '\u200F', 'AGAIN'],
  ['receive', '', 'AGAIN'],
  ['a', '', 'AGAIN'],
])('%s typed as "%s" suggests %s', (word, typed, grade) => {
  expect(proposedGrade(word, typed)).toBe(grade)
})
