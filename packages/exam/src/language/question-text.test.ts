import { expect, test } from 'vitest'
import { allSentencesOf, questionText } from './question-text.ts'

const question = {
  prompt: { passage: 'One here. Two here.\n\nThree here.', question: 'Which?', audio: 'a.mp3' },
  revealed: { transcript: 'Four said. Two here.', explanation: 'It is so.' },
}

test('what is said is a text of the question only while its answer is shown', () => {
  const printed = ['One here. Two here.', 'Three here.', 'Which?']
  expect(questionText(question, false)).toEqual(printed)
  expect(questionText(question, true)).toEqual([...printed, 'Four said. Two here.'])
})

test('every sentence that may ever be translated stands once, in the order of the page', () => {
  expect(allSentencesOf(question)).toEqual(['One here.', 'Two here.', 'Three here.', 'Which?', 'Four said.'])
})

test('of a discussion what each person says is a text, without the names', () => {
  const turns = [
    { speaker: 'Ana', text: 'So. Who goes?' },
    { speaker: 'Ben', text: 'I do.' },
  ]
  expect(questionText({ prompt: {}, revealed: { turns } }, true)).toEqual(['So. Who goes?', 'I do.'])
})

test('a question whose answer reveals nothing has its printed sentences alone', () => {
  expect(allSentencesOf({ prompt: { points: ['Ask for help.'] }, revealed: null })).toEqual(['Ask for help.'])
})
