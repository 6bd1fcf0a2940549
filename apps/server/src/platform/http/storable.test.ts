import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unstorableIssues } from './storable.ts'

const text = fc.string({ unit: 'grapheme' }).filter((value) => !value.includes('\0'))
const json = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 5 }, text, fc.integer(), fc.boolean(), fc.constant(null), tie('list'), tie('object')),
  list: fc.array(tie('value'), { maxLength: 5 }),
  object: fc.dictionary(text, tie('value'), { maxKeys: 5, noNullPrototype: true }),
})).value

test('text in any script, at any place, can be stored', () => {
  fc.assert(
    fc.property(json, (value) => {
      expect(unstorableIssues(value)).toEqual([])
    }),
  )
})

test.each([
  ['a NUL character', 'a\0b'],
  ['half a surrogate pair', 'a\ud83d'],
  ['the other half', '\ude00b'],
])('%s is found wherever it stands, with its path', (_what, bad) => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,8}$/u), { maxLength: 20 }), json, (path, beside) => {
      const value = path.reduceRight<unknown>((inner, name) => ({ [name]: inner, '-': beside }), bad)
      expect(unstorableIssues(value)).toEqual([
        expect.objectContaining({ code: 'unstorable_text', path: path.join('.') }),
      ])
    }),
  )
})

test('an unstorable name is an issue of what holds it', () => {
  expect(unstorableIssues({ words: [{ 'a\0': 1 }] })).toMatchObject([{ code: 'unstorable_text', path: 'words.0' }])
})

test('all bad places are found, not just the first', () => {
  expect(unstorableIssues({ a: '\0', b: ['ok', '\0'], c: { d: '\0' } })).toHaveLength(3)
})

test('nesting is followed to a depth that no body of ours reaches, and no further', () => {
  const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`)
  expect(unstorableIssues(nested(30))).toEqual([])
  expect(unstorableIssues(nested(40))).toMatchObject([{ code: 'too_deep', path: '0' }])
  expect(unstorableIssues(nested(200_000))).toMatchObject([{ code: 'too_deep' }])
})

test.each([
  ['in one list', Array.from({ length: 1_000_000 }, () => 1)],
  ['in many lists', Array.from({ length: 1000 }, () => Array.from({ length: 100 }, () => 'a'))],
])('more values than any body of ours holds are refused as a whole: %s', (_where, value) => {
  expect(unstorableIssues({ words: value })).toMatchObject([{ code: 'too_many_values' }])
})
