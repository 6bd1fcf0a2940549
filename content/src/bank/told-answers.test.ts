import { expect, test } from 'vitest'
import { aBankQuestion } from '../testing/bank-question.ts'
import { checkToldAnswers } from './told-answers.ts'

const asking = (words: string[], { title = 'Below the surface', shown = '' } = {}) =>
  aBankQuestion({ title, facts: { asked: { field: 'transcript', words, shown } } })
const told = (question: ReturnType<typeof asking>) => checkToldAnswers([question]).map(({ message }) => message)

test('the title does not tell a word that is asked for', () => {
  expect(told(asking(['whales'], { title: 'The song of the whale' }))).toEqual([
    'asks for "whale", which the title tells',
  ])
})

test('the text beside a gap does not tell its word, whatever its number', () => {
  expect(told(asking(['ships'], { shown: 'A slower ship is quieter.' }))).toEqual([
    'asks for "ship", which the text beside it tells',
  ])
})

test('a short word or another word tells nothing', () => {
  expect(told(asking(['the sea', 'liver'], { title: 'The sea', shown: 'A bird lives here.' }))).toEqual([])
})

test('a question that asks for no single word is passed over', () => {
  expect(checkToldAnswers([aBankQuestion({ title: 'A title' })])).toEqual([])
})
