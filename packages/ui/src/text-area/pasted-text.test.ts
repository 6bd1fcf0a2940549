import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pastedText } from './pasted-text.ts'

test.each([
  ['a new line within a paragraph of Word', 'One\vtwo', 'One\ntwo'],
  ['line and paragraph ends of Unicode, and a page break', 'One\u2028two\u2029three\ffour', 'One\ntwo\nthree\nfour'],
  ['blanks that do not break', '10\u00A0km and 5\u202F%', '10 km and 5 %'],
  ['soft hyphens and marks of the encoding', '\uFEFFin\u00ADter\u00ADest\u200Bing', 'interesting'],
  ['ends of cells of a table of Word', 'abate\u0007to lessen\u0007\r\n', 'abate\tto lessen\t\r\n'],
  ['columns of a table', 'abate\tto lessen\r\nabide\tto stay', 'abate\tto lessen\r\nabide\tto stay'],
  ['bullets of Word', '·\tone\no\tinner\n§\tdeeper\n\uF0B7\ttwo', '• one\n• inner\n• deeper\n• two'],
  ['a tab that follows no bullet', 'to\tgo\nno\tway', 'to\tgo\nno\tway'],
  ['other controls', 'no\u0000th\u001Fing\u0092', 'nothing'],
  ['Persian, which is written with a joiner, and its directions', '\u200Fمی\u200Cروم', '\u200Fمی\u200Cروم'],
  ['an emoji of several', '👩\u200D🎓', '👩\u200D🎓'],
  ['quotes, dashes and accents', '“naïve” – it’s', '“naïve” – it’s'],
])('%s', (_what, copied, pasted) => {
  expect(pastedText(copied)).toBe(pasted)
})

test('a text that was pasted once is pasted again as it is', () => {
  const marks = fc.constantFrom(
    'a',
    'o',
    ' ',
    '\t',
    '\n',
    '\r\n',
    '·',
    '•',
    '\u0007',
    '\v',
    '\u00AD',
    '\u00A0',
    '\uFEFF',
  )
  fc.assert(
    fc.property(fc.array(marks), (parts) => {
      const pasted = pastedText(parts.join(''))
      expect(pastedText(pasted)).toBe(pasted)
    }),
  )
})
