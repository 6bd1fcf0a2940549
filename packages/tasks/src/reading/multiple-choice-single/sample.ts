import { sampleExtras } from '../../key-extras.ts'

/** A stored question, a submission and a perfect stored answer to it. Tests, screens and the seed share them. */
export const sample = {
  prompt: {
    passage: 'The river rose in the night.',
    question: 'What rose?',
    options: [
      { id: 'a', text: 'A river' },
      { id: 'b', text: 'A bridge' },
      { id: 'c', text: 'A boat' },
      { id: 'd', text: 'A flood' },
    ],
  },
  answerKey: {
    answer: 'a',
    whys: { a: 'Named first.', b: 'Not named.', c: 'Not named.', d: 'Named later.' },
    ...sampleExtras,
  },
  otherAnswerKey: { answer: 'b', whys: { a: 'x', b: 'x', c: 'x', d: 'x' }, ...sampleExtras },
  submission: { answer: 'a' },
  answer: { answer: 'a' },
}
