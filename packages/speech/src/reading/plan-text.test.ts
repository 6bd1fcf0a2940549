import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MOST_PHONES_OF_TEXT, MOST_PHONES_OF_WORD, planText } from './plan-text.ts'

const phonesOf = (text: string, phones: readonly string[]) =>
  planText(text, phones).map((word) => word.variants[0]?.join(' '))

test('each word of a text has its pronunciations', () => {
  expect(planText('The big bear').map((word) => word.variants)).toEqual([
    [
      ['DH', 'AH'],
      ['DH', 'IY'],
    ],
    [['B', 'IH', 'G']],
    [
      ['B', 'EH', 'R'],
      ['B', 'EH'],
    ],
  ])
})

test('given phones are divided over the words by their usual pronunciations', () => {
  const phones = ['W', 'IY', 'K', 'AO', 'L', 'IH', 'T', 'B', 'EH', 'R']
  expect(phonesOf('we call it bear', phones)).toEqual(['W IY', 'K AO L', 'IH T', 'B EH R'])
})

test('given phones that differ from the dictionary stay with their word', () => {
  expect(phonesOf('zero three', ['Z', 'IH', 'R', 'OW', 'TH', 'R', 'IY'])).toEqual(['Z IH R OW', 'TH R IY'])
})

test('stress digits are dropped and unknown signs left out', () => {
  expect(phonesOf('bear', ['B', 'EH1', 'R', '|'])).toEqual(['B EH R'])
})

test('whatever phones are given, each is planned once and in order', () => {
  const phone = fc.constantFrom('AA', 'B', 'IY', 'S', 'TH', 'ER', 'NG')
  fc.assert(
    fc.property(
      fc.array(phone, { minLength: 1, maxLength: 60, size: 'max' }),
      fc.constantFrom('a bear', 'we call it bear', 'x', '你好', ''),
      (phones, text) => {
        expect(planText(text, phones).flatMap((word) => word.variants[0] ?? [])).toEqual(phones)
      },
    ),
  )
})

test('what cannot be pronounced is not asked for', () => {
  expect(planText('hello 你好 !').map((word) => word.word)).toEqual(['hello'])
})

const sizeOf = (text: string) => planText(text).map(({ variants }) => variants.flat().length)

test('a year keeps both of its ways to be said', () => {
  expect(planText('1987')[0]?.variants.length).toBe(2)
})

test.each(['1234567890123', '$9,876,543,210.55', '777777777777777-777777777777777'])(
  'a long figure is said in one way: %s',
  (text) => {
    expect(planText(text)[0]?.variants.length).toBe(1)
  },
)

test('what nobody could read out is left out', () => {
  expect(planText(`go ${'abcdefghij'.repeat(500)} on ${'7'.repeat(41)} now`).map(({ word }) => word)).toEqual([
    'go',
    'on',
    'now',
  ])
})

test('whatever the text, the plan stays within its bounds', () => {
  const part = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom(
      '1987',
      '1,234,567',
      'www',
      '&',
      '$5.20',
      '10:30',
      '3-4',
      'U.S.A.',
      '½',
      'ﬃ',
      'the',
      'ＢＢＣ',
      '20°C',
    ),
    fc.integer({ min: 0 }).map(String),
    fc.stringMatching(/^[a-z]{1,60}$/),
  )
  const separator = fc.constantFrom(' ', '', '.', ',', '-')
  fc.assert(
    fc.property(fc.array(part, { maxLength: 40 }), separator, fc.nat({ max: 15 }), (parts, between, times) => {
      const sizes = sizeOf(Array.from({ length: times + 1 }, () => parts.join(between)).join(' '))
      const longest = Math.max(0, ...planText(parts.join(between)).map(({ variants }) => variants[0]?.length ?? 0))
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST_PHONES_OF_TEXT)
      expect(Math.max(0, ...sizes)).toBeLessThanOrEqual(Math.max(MOST_PHONES_OF_WORD, longest))
    }),
    { numRuns: 30 },
  )
  expect(sizeOf('www '.repeat(5000)).reduce((sum, size) => sum + size, 0)).toBeGreaterThan(MOST_PHONES_OF_TEXT - 30)
})
