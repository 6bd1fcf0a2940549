import { expect, test } from 'vitest'
import { aGradedAnswer } from '../testing/graded-answer.ts'
import { checkAnswerSet } from './check-answer-set.ts'
import type { CalibrationAnswer } from './answer-file.ts'

const KIND = 'writing/write-email'
const { scores } = aGradedAnswer()
const middling = { ...scores, content: 2, grammar: 0, vocabulary: 1 }
const wordsFrom = (start: number, count: number) =>
  Array.from({ length: count }, (_, index) => `w${start + index}`).join(' ')

/** Sixty answers to ten questions, without a word in common, of which the first `middle` stand in the middle. */
const setOf = (count = 60, questions = 10, middle = 60) =>
  Array.from({ length: count }, (_, index) =>
    aGradedAnswer({
      id: `${index}-a`,
      questionId: index % questions,
      text: wordsFrom(index * 100, 60),
      scores: index < middle ? middling : scores,
    }),
  )
const messagesOf = (answers: readonly CalibrationAnswer[], second = {}) =>
  checkAnswerSet(answers, second).flatMap(({ file, message }) =>
    file === KIND || file.includes('.yaml') ? [message] : [],
  )

test('enough answers of their own are no problem', () => {
  expect(messagesOf(setOf())).toEqual([])
})

test.each([
  ['answers', setOf(59), 'has 59 answers; write at least 60'],
  ['questions', setOf(60, 7), 'has 7 questions; write at least 8'],
  ['middling answers', setOf(60, 10, 29), 'has 29 answers in the middle of the scale; write at least 30'],
])('too few %s are a problem', (_what, answers, message) => {
  expect(messagesOf(answers)).toEqual([message])
})

test('a kind without answers is a problem', () => {
  expect(checkAnswerSet([], {}).filter(({ message }) => message.startsWith('has 0 answers;'))).toHaveLength(4)
})

const mixed = `${wordsFrom(0, 15)} ${wordsFrom(9000, 45)}`

test('an answer that repeats a part of another is a problem', () => {
  const near = aGradedAnswer({ id: '99-a', text: mixed, scores: middling })
  expect(messagesOf([...setOf(), near])).toEqual(['99-a repeats 0-a: write it as another person would'])
})

test.each(['copied', 'template'] as const)('a %s answer may repeat another', (kind) => {
  const near = aGradedAnswer({ id: '99-a', text: mixed, scores: middling, kind })
  expect(messagesOf([...setOf(), near])).toEqual([])
})

const { form: _form, ...judged } = scores
const { grammar: _grammar, ...incomplete } = judged

test('a second judgement of all traits but form is no problem', () => {
  expect(messagesOf(setOf(), { '0-a': judged })).toEqual([])
})

test.each([
  ['of an unknown answer', { '99-a': judged }, 'is no graded answer'],
  ['with form', { '0-a': scores }, 'has other traits or more points'],
  ['without a trait', { '0-a': incomplete }, 'has other traits or more points'],
  ['above the maximum', { '0-a': { ...judged, grammar: 3 } }, 'has other traits or more points'],
])('a second judgement %s is a problem', (_what, second, message) => {
  expect(messagesOf(setOf(), second)).toEqual([message])
})
