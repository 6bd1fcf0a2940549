import { expect, test } from 'vitest'
import { questionEchoes } from './question-echoes.ts'

const echoes = (question: string, answer: string) => questionEchoes(question, answer).map(({ text }) => text)

test('an answer that stands in the question has the words around it as echoes', () => {
  expect(echoes('Is ice solid or liquid?', 'solid')).toEqual(['is ice solid', 'solid or liquid'])
  expect(echoes('Is ice solid or liquid?', 'liquid')).toEqual(['solid or liquid'])
})

test('an answer that the question does not hold has no echoes', () => {
  expect(echoes('What does water become when it freezes?', 'ice')).toEqual([])
  expect(echoes('', 'ice')).toEqual([])
  expect(echoes('Ice?', '')).toEqual([])
})
