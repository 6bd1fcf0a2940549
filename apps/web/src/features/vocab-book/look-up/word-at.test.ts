import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lookUpTextOf, selectedText, wordAt } from './word-at.ts'

test.each([
  ['The tide rises.', 5, 'tide'],
  ['The tide rises.', 4, 'tide'],
  ['The tide rises.', 8, 'tide'],
  ['The tide rises.', 0, 'The'],
  ['The tide rises.', 14, 'rises'],
  ['The tide rises.', 15, null],
  ['a b', 0, null],
  ['It’s late', 2, 'It’s'],
  ['He said ‘stop’ twice', 10, 'stop'],
  ["the dogs' tails", 6, 'dogs'],
  ['well-known', 1, 'well'],
  ['well-known', 7, 'known'],
  ['a café, closed', 4, 'café'],
  ['3 km', 0, null],
  ['a govern\u00ADment pays', 10, 'govern\u00ADment'],
  ['a nai\u0308ve plan', 4, 'nai\u0308ve'],
  ['the \u200Ftide\u200C turns', 6, 'tide'],
  ['the o\uFB03ce is', 6, 'o\uFB03ce'],
  ['the o\uFB03ce is', 4, 'o\uFB03ce'],
  ['a \uFB01 b', 2, null],
  ["''''", 2, null],
  ['', 0, null],
  ['word', 99, null],
  ['word', -1, null],
])('in %o at %i stands %o', (text, offset, word) => {
  expect(wordAt(text, offset)?.word ?? null).toBe(word)
})

const somePlace = fc
  .string({ unit: fc.constantFrom('a', 'B', 'é', '\uFB01', "'", '’', '\u00AD', ' ', '-', '.', '1') })
  .chain((text) => fc.record({ text: fc.constant(text), offset: fc.nat(text.length) }))

test('a word holds its place, is longer than one character, and is made of letters with apostrophes within', () => {
  fc.assert(
    fc.property(somePlace, ({ text, offset }) => {
      const found = wordAt(text, offset)
      if (found === null) return
      expect(found.start).toBeLessThanOrEqual(offset)
      expect(found.end).toBeGreaterThanOrEqual(offset)
      expect(text.slice(found.start, found.end)).toBe(found.word)
      expect(found.word).toMatch(/^\p{L}[\p{L}'’\u00AD]*\p{L}$/u)
    }),
  )
})

test('every place within a word finds the same word', () => {
  fc.assert(
    fc.property(somePlace, ({ text, offset }) => {
      const found = wordAt(text, offset)
      if (found === null) return
      for (let at = found.start + 1; at < found.end; at++) expect(wordAt(text, at)).toEqual(found)
    }),
  )
})

test.each([
  ['they’re', 'they'],
  ['they\u00AD’re', 'they'],
  ['nai\u0308ve', 'naïve'],
  ["we've", 'we'],
  ["Paris's", 'Paris'],
  ['It’s', "It's"],
  ["Let's", "Let's"],
  ['why’s', "why's"],
  ['won’t', "won't"],
  ["I'm", "I'm"],
  ["o'clock", "o'clock"],
  ['tide', 'tide'],
])('%o is looked up as %o', (word, text) => {
  expect(lookUpTextOf(word)).toBe(text)
})

test.each([
  [' carry\n out ', 'carry out'],
  ['a', null],
  ['  ', null],
  ['12.5', null],
  ['x'.repeat(65), null],
  ['x'.repeat(64), 'x'.repeat(64)],
])('the selection %o is looked up as %o', (text, looked) => {
  expect(selectedText(text)).toBe(looked)
})
