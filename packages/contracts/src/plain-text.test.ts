import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainTextOf, plainTextSchema } from './plain-text.ts'

test.each([
  ['  two words \n', 'two words'],
  ['cafe\u0301', 'café'],
  ['one\r\ntwo\rthree\u2028four', 'one\ntwo\nthree\nfour'],
  ['one\n \n\n\ttwo', 'one\n\ntwo'],
  ['a\tb', 'a b'],
  ['a\u0000b\u0007c\u001Bd', 'abcd'],
  ['a\u200Bb\uFEFFc\u00ADd\u2060e', 'abcde'],
  ['pay \u202Eevil\u202C now \u2066x\u2069', 'pay evil now x'],
  ['می\u200Cخواهم', 'می\u200Cخواهم'],
  ['می\u200C\u200C\u200Cخواهم', 'می\u200Cخواهم'],
  ['\u200Cword\u200C \u200D', 'word'],
  ['👩\u200D🏫 yes', '👩\u200D🏫 yes'],
  ['<b onclick="x()">bold</b> & javascript:alert(1)', '<b onclick="x()">bold</b> & javascript:alert(1)'],
])('%j is kept as %j', (sent, kept) => {
  expect(plainTextOf(sent)).toBe(kept)
})

test.each(['', ' \n\t', '\u200B\u200C\u200D', '\u3164', '\u2800\u2800', '\uFE0F', '\u0301', '\u00A0\u2003'])(
  'in %j there is nothing to see',
  (sent) => {
    expect(plainTextOf(sent)).toBe('')
    expect(plainTextSchema(10).safeParse(sent).success).toBe(false)
  },
)

test('the length is that of what is kept', () => {
  const schema = plainTextSchema(5)
  expect(schema.parse('  five5  ')).toBe('five5')
  expect(schema.safeParse('sixsix').success).toBe(false)
})

test('what is kept stays as it is when it is sent again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const kept = plainTextOf(text)
      expect(plainTextOf(kept)).toBe(kept)
    }),
  )
})
