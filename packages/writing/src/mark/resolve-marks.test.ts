import { expect, test } from 'vitest'
import type { Mark, MarkType } from './mark.ts'
import { resolveMarks } from './resolve-marks.ts'

function mark(code: Mark['code'], type: MarkType, start: number, end: number): Mark {
  return { code, type, start, end, message: '', suggestions: [] }
}

test.each([
  ['GRAMMAR_CRITICAL', 'SPELLING'],
  ['SPELLING', 'GRAMMAR_MODERATE'],
  ['GRAMMAR_MODERATE', 'GRAMMAR_MINOR'],
] as const)('%s wins over %s on the same words', (graver, lighter) => {
  const marks = [mark('a-few', lighter, 0, 5), mark('to-base', graver, 3, 9)]
  expect(resolveMarks(marks).map((kept) => kept.code)).toEqual(['to-base'])
})

test('our own rule wins over harper at the same gravity', () => {
  const marks = [mark('harper:X', 'GRAMMAR_MINOR', 0, 2), mark('the-same', 'GRAMMAR_MINOR', 0, 5)]
  expect(resolveMarks(marks).map((kept) => kept.code)).toEqual(['the-same'])
})

test('marks that only touch both stay, in text order', () => {
  const marks = [mark('a-few', 'SPELLING', 5, 8), mark('to-base', 'GRAMMAR_MINOR', 0, 5)]
  expect(resolveMarks(marks).map((kept) => kept.code)).toEqual(['to-base', 'a-few'])
})
