import { expect, test } from 'vitest'
import { aGradedAnswer } from '../testing/graded-answer.ts'
import type { AnswerFile, GradedAnswer } from './answer-file.ts'
import { checkAnswerFile } from './check-answer-file.ts'

const { scores } = aGradedAnswer()
const { grammar: _grammar, ...withoutGrammar } = scores
const fileOf = (answers: readonly Partial<GradedAnswer>[], format: AnswerFile['format'] = 'core-2024'): AnswerFile => ({
  question: 1,
  format,
  author: 'Rehearsal',
  licence: 'CC-BY-4.0',
  answers: answers.map((changes) => aGradedAnswer(changes)),
})
const fieldsOf = (answer: Partial<GradedAnswer>) =>
  checkAnswerFile('writing/write-email', fileOf([answer])).map(({ field }) => field)

test('a sound file has no problems', () => {
  expect(checkAnswerFile('writing/write-email', fileOf([{}, { id: '1-b' }]))).toEqual([])
})

test('a format without the kind is named', () => {
  expect(checkAnswerFile('writing/write-email', fileOf([{}], 'academic-2025'))).toEqual([
    { field: 'format', message: 'academic-2025 has no writing/write-email' },
  ])
})

test.each([
  ['an id out of turn', { id: '1-b' }, 'answers.0.id'],
  ['the id of another question', { id: '2-a' }, 'answers.0.id'],
  ['a missing trait', { scores: withoutGrammar }, 'answers.0.scores'],
  ['a trait of another kind', { scores: { ...scores, structure: 1 } }, 'answers.0.scores.structure'],
  ['more points than there are', { scores: { ...scores, content: 4 } }, 'answers.0.scores.content'],
  ['full form for a long text', { text: 'word '.repeat(130) }, 'answers.0.scores.form'],
  ['full form for capitals', { text: aGradedAnswer().text.toUpperCase() }, 'answers.0.scores.form'],
])('%s is a problem', (_what, changes, field) => {
  expect(fieldsOf(changes)).toEqual([field])
})

test('half of the points of form are right between the limits', () => {
  expect(fieldsOf({ text: `${'word '.repeat(130)}end.`, scores: { ...scores, form: 1 } })).toEqual([])
})
