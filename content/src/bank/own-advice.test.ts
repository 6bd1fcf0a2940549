import { expect, test } from 'vitest'
import { aBankQuestion } from '../testing/bank-question.ts'
import { checkOwnAdvice } from './own-advice.ts'

const question = (id: number, field: string, text: string) => aBankQuestion({ id, texts: [{ field, text }] })

test.each(['explanation', 'analysis.tests', 'analysis.traps', 'analysis.approach'])(
  '%s is written for one question alone',
  (field) => {
    const questions = [question(1, field, 'The text has 40 words.'), question(2, field, 'The text has  41 words.')]
    expect(checkOwnAdvice(questions).map((problem) => [problem.file, problem.field])).toEqual([
      [questions[1]?.file, field],
    ])
  },
)

test('a title may be alike, for it is no advice', () => {
  expect(checkOwnAdvice([question(1, 'title', 'A walk'), question(2, 'title', 'A walk')])).toEqual([])
})
