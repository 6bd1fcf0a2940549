import type { KeyPoint } from '@rehearsal/rating/types'
import { expect, test } from 'vitest'
import { questionTexts } from './question-texts.ts'

const keyPoints: KeyPoint[] = [
  { point: 'It is late.', cues: [['late']], says: ['It doesn’t come.'], opposite: ['It is early.'] },
  { point: 'It is old.', cues: [['old']] },
]

test('a question has the sentences of its prompt, its points, and ways to say them and their opposite', () => {
  expect(questionTexts({ promptText: 'The bus is late. Why?', keyPoints, isDiscussed: false })).toEqual({
    prompt: ['The bus is late.', 'Why?'],
    points: ['It is late.', 'It is old.'],
    says: ["It doesn't come."],
    opposite: ['It is early.'],
  })
})

test('one that is discussed is asked for as a whole, too', () => {
  const { prompt } = questionTexts({ promptText: 'Is it so? Say why.', keyPoints: [], isDiscussed: true })
  expect(prompt).toEqual(['Is it so? Say why.', 'Is it so?', 'Say why.'])
})
