import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainTextOf, plainTextSchema } from './plain-text.ts'

test.each([
  ['  a word \n', 'a word'],
  ['one\r\ntwo\rthree\u2028four', 'one\ntwo\nthree\nfour'],
  ['a\u200Bb\u200Cc\u200Dd\uFEFFe\u2060f\u00ADg\u202Eh\u034Fi\u3164j', 'abcdefghij'],
  ['\0\u0007bell\u009F', 'bell'],
  ['a\tb', 'a b'],
  ['e\u0301', '\u00E9'],
  ['<b>bold</b> & "so"', '<b>bold</b> & "so"'],
  ['half \ud800', 'half'],
])('plain text of %j is %j', (typed, kept) => {
  expect(plainTextOf(typed)).toBe(kept)
})

test('what is kept is kept again as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(plainTextOf(plainTextOf(text))).toBe(plainTextOf(text))
    }),
  )
})

const schema = plainTextSchema({ min: 1, max: 10, empty: 'Write something first.' })

test.each([
  ['', 'Write something first.'],
  [' \u200B\n', 'Write something first.'],
  ['x'.repeat(11), 'Use at most 10 characters'],
  ['\u200B'.repeat(101), 'Use at most 10 characters'],
])('%j is refused with its reason', (text, message) => {
  expect(schema.safeParse(text).error?.issues.map((issue) => issue.message)).toEqual([message])
})

test('what is left out does not count', () => {
  expect(schema.parse(`\u200B${'x'.repeat(10)}  `)).toBe('x'.repeat(10))
})
