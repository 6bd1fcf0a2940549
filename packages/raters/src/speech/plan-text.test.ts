import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planText } from './plan-text.ts'

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
