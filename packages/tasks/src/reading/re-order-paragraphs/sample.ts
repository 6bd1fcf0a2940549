import { sampleExtras } from '../../key-extras.ts'

const right = ['a', 'b', 'c']

/** A stored question, a submission and a perfect stored answer to it. Tests, screens and the seed share them. */
export const sample = {
  prompt: {
    paragraphs: [
      { id: 'c', text: 'By noon the square was empty.' },
      { id: 'a', text: 'The market opened before dawn.' },
      { id: 'b', text: 'Farmers sold there what they had picked that night.' },
    ],
  },
  answerKey: { ...sampleExtras, order: right, explanation: '“There” follows the market; noon comes last.' },
  otherAnswerKey: { ...sampleExtras, order: ['b', 'a', 'c'], explanation: 'Another reading.' },
  submission: { answers: right },
  answer: { answers: right },
}
