import { expect, test } from 'vitest'
import { aBankQuestion } from '../testing/bank-question.ts'
import { checkOptionPunctuation } from './option-punctuation.ts'

const problemsOf = (...texts: string[]) =>
  checkOptionPunctuation([
    aBankQuestion({ id: 1, facts: { options: texts.map((text, i) => ({ text, isRight: i === 0 })) } }),
  ]).map(({ field, message }) => `${field} ${message}`)

test.each([
  [['The boat is late.', 'The crew is ready.', 'Is it the fog?']],
  [['A piece of the game', 'The reason for its speed', 'Someone with a letter']],
  [['lost for ever', 'easy to record', 'worth speaking']],
  [['To mend a fence', 'By counting the days']],
])('options that are all sentences or all fragments pass: %j', (texts) => {
  expect(problemsOf(...texts)).toEqual([])
})

test('options that end in different ways are a problem of the question', () => {
  expect(problemsOf('The boat is late.', 'The fog')).toEqual([
    'options end some with a full stop and some without: end all alike',
  ])
})

test.each([['To mend a fence.'], ['By counting the days.'], ['lost for ever.']])(
  'a full stop after a fragment is a problem: %s',
  (text) => {
    expect(problemsOf(text, text)).toEqual(['options have a fragment that ends like a sentence'])
  },
)

test.each([['It is late'], ['The fog lifts. The boat sails']])(
  'a sentence without its stop is a problem: %s',
  (text) => {
    expect(problemsOf(text, text)).toEqual(['options have a sentence without its full stop'])
  },
)

test('a question without options has none to end', () => {
  expect(checkOptionPunctuation([aBankQuestion({ id: 1, facts: {} })])).toEqual([])
})
