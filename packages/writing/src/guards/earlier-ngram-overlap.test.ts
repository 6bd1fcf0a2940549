import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { EarlierAnswer } from '@rehearsal/rating/types'
import { earlierNgramOverlap } from './earlier-ngram-overlap.ts'
import { LETTER_FORMULAS } from './letter-formulas.ts'

const own = (text: string, questionId = 7): EarlierAnswer => ({ text, from: 'own', questionId })
const others = (text: string): EarlierAnswer => ({ text, from: 'community', questionId: 9 })
const retry = (text: string): EarlierAnswer => ({ text, from: 'retry', questionId: 3 })

const MUSEUMS = 'Free museums let every family see the treasures of our past.'
const shown = (text: string, ...earlierAnswers: EarlierAnswer[]) =>
  earlierNgramOverlap(text, [], { earlierAnswers }).runs.map(({ start, end }) => text.slice(start, end))

test('eight words in the order of an earlier answer are found, seven are not', () => {
  expect(shown('I say that free museums let every family see the treasures.', own(MUSEUMS))).toEqual([
    'free museums let every family see the treasures',
  ])
  expect(shown('I say that free museums let every family see the art.', own(MUSEUMS))).toEqual([])
})

test('case and punctuation make no difference', () => {
  expect(shown('FREE museums – let every family see, the treasures.', own(MUSEUMS))).toHaveLength(1)
})

test('a run names the answer that holds most of it', () => {
  const longer = own(`${MUSEUMS} They belong to all of us and not to the rich alone.`, 8)
  const text = 'Every family see the treasures of our past. They belong to all of us and not to the rich.'
  const { runs } = earlierNgramOverlap(text, [], { earlierAnswers: [own(MUSEUMS), longer] })
  expect(runs.map(({ from }) => from.questionId)).toEqual([8])
})

test('what stands in the task is quoted from it, not learned by heart', () => {
  const text = 'The task says that free museums let every family see the treasures of our past.'
  expect(earlierNgramOverlap(text, [MUSEUMS], { earlierAnswers: [others(MUSEUMS)] }).runs).toEqual([])
})

test('what everybody was shown, as the sample answer, is taken from nobody', () => {
  expect(earlierNgramOverlap(MUSEUMS, [], { earlierAnswers: [others(MUSEUMS)], givenTexts: [MUSEUMS] }).runs).toEqual(
    [],
  )
})

test('a try at the same question again is no repetition, even where another learner copied it', () => {
  expect(shown(MUSEUMS, retry(MUSEUMS))).toEqual([])
  expect(shown(MUSEUMS, others(MUSEUMS), retry(MUSEUMS))).toEqual([])
})

test.each([
  ['I look forward to hearing from you soon. Kind regards, Ana Lopez'],
  ['Dear Sir or Madam, I am writing to complain about the'],
  ['Thank you in advance for your help. Yours sincerely, Wei'],
])('how letters begin and end is everybody’s: %s', (formula) => {
  expect(shown(formula, own(formula))).toEqual([])
})

test('a run that only touches a formula is found', () => {
  const text = 'I look forward to hearing from you about the broken window in the kitchen of my flat.'
  expect(shown(text, own(text))).toHaveLength(1)
})

test('a text shares all of itself with itself and nothing with no text', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('bee', 'tree', 'sea', 'key'), { minLength: 8, maxLength: 30 }), (words) => {
      const text = words.join(' ')
      expect(earlierNgramOverlap(text, [], { earlierAnswers: [own(text)] }).share).toBe(1)
      expect(earlierNgramOverlap(text, [], {}).share).toBe(0)
    }),
  )
})

test('a known run is never shorter than eight words', () => {
  const words = fc.array(fc.constantFrom('bee', 'tree', 'sea', 'key', 'me'), { maxLength: 40 })
  fc.assert(
    fc.property(words, words, (one, other) => {
      const text = one.join(' ')
      for (const run of shown(text, own(other.join(' ')))) expect(run.split(' ').length).toBeGreaterThanOrEqual(8)
    }),
  )
})

test('formulas have at least two words and stand once', () => {
  expect(LETTER_FORMULAS.filter((formula) => formula.split(' ').length < 2)).toEqual([])
  expect(new Set(LETTER_FORMULAS).size).toBe(LETTER_FORMULAS.length)
})
