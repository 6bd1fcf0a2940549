import { expect, test } from 'vitest'
import { aBankQuestion } from '../testing/bank-question.ts'
import { checkNearDuplicates, checkNearTitles } from './near-duplicates.ts'

const letters = (start: number, count: number) => Array.from({ length: count }, (_, i) => `w${start + i}`).join(' ')
const texts = (...list: readonly string[]) => list.map((text, i) => aBankQuestion({ id: i + 1, text }))

test.each([
  ['the same text', letters(0, 40), letters(0, 40)],
  ['the same text with a new end', letters(0, 40), `${letters(0, 30)} ${letters(90, 10)}`],
  ['a part of it', letters(0, 100), letters(40, 30)],
  [
    'a text in other letters and signs',
    'Open the old door at nine, please, Sam!',
    'OPEN the old door at nine please Sam',
  ],
  ['a short sentence word for word', 'What melts ice?', 'What melts ice?'],
])('%s is too near', (_what, one, other) => {
  expect(checkNearDuplicates(texts(one, other))).toEqual([
    {
      file: 'reading/multiple-choice-single/00002-subject.yaml',
      field: 'passage',
      message: 'says nearly the same as reading/multiple-choice-single/00001-subject.yaml',
    },
  ])
})

test.each([
  ['another text', letters(0, 40), letters(50, 40)],
  ['a common frame', 'What do you call a person who bakes bread?', 'What do you call a person who writes novels?'],
  ['one clause in common', `${letters(0, 8)} ${letters(100, 60)}`, `${letters(0, 8)} ${letters(200, 60)}`],
])('%s is not too near', (_what, one, other) => {
  expect(checkNearDuplicates(texts(one, other))).toEqual([])
})

test('questions of different kinds are compared, and the later id is the one to change', () => {
  const heard = aBankQuestion({ id: 9, taskId: 'listening/multiple-choice-single', text: letters(0, 40) })
  const read = aBankQuestion({ id: 4, text: letters(0, 40) })
  expect(checkNearDuplicates([heard, read]).map(({ file }) => file)).toEqual([heard.file])
})

test.each([
  ['An archive of ancient ice', 'Ice as an archive', true],
  ['The hotel guest', 'Notes for hotel guests', true],
  ['The price of bread', "Bread's price", true],
  ['The price of bread', 'The price of gold', false],
  ['The bus', 'A bus that is late', false],
  ['Ice', 'Ice', false],
])('the titles %j and %j are too near: %s', (one, other, isNear) => {
  const titled = [one, other].map((title, i) => aBankQuestion({ id: i + 1, title }))
  expect(checkNearTitles(titled).map(({ field }) => field)).toEqual(isNear ? ['title'] : [])
})
