import { expect, test } from 'vitest'
import { aBankQuestion } from '../testing/bank-question.ts'
import { checkOwnAdvice } from './own-advice.ts'

const question = (id: number, field: string, text: string) => aBankQuestion({ id, texts: [{ field, text }] })

test.each(['explanation', 'analysis.traps'])('%s is written for one question alone', (field) => {
  const questions = [question(1, field, 'The text has 40 words.'), question(2, field, 'The text has  41 words.')]
  expect(checkOwnAdvice(questions).map((problem) => [problem.file, problem.field])).toEqual([
    [questions[1]?.file, field],
  ])
})

test('how a kind is attacked may be said alike', () => {
  expect(
    checkOwnAdvice([question(1, 'analysis.approach', 'Listen.'), question(2, 'analysis.approach', 'Listen.')]),
  ).toEqual([])
})
