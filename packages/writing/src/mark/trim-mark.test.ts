import { expect, test } from 'vitest'
import { trimMark } from './trim-mark.ts'

function cut(
  text: string,
  marked: string,
  suggestions: readonly string[],
): readonly [string, readonly string[]] | null {
  const start = text.indexOf(marked)
  const mark = {
    code: 'modal-base',
    type: 'GRAMMAR_MINOR',
    start,
    end: start + marked.length,
    message: '',
    suggestions,
  } as const
  const part = trimMark(text, mark)
  return part === null ? null : [text.slice(part.start, part.end), part.suggestions]
}

test('only the words that change are marked', () => {
  expect(cut('It is more easy here.', 'is more easy', ['is easier'])).toEqual(['more easy', ['easier']])
  expect(cut('I saw a polution.', 'a polution', ['the polution', 'some polution'])).toEqual(['a', ['the', 'some']])
})

test('a word left out takes the one before it along', () => {
  expect(cut('They speak of the pollution.', 'the pollution', ['pollution'])).toEqual(['of the', ['of']])
})

test('a word put in stands behind the one before it', () => {
  expect(cut('They bought car.', 'car', ['a car', 'the car'])).toEqual(['bought', ['bought a', 'bought the']])
})

test('a word left out at the start of a text has none before it', () => {
  expect(cut('The pollution is bad.', 'The pollution', ['Pollution'])).toBe(null)
})

test('a mark without a suggestion stays out', () => {
  expect(cut('They bought car.', 'car', [])).toBe(null)
})
