import { sampleExtras } from '../../key-extras.ts'

/** A stored question, a submission and a perfect stored answer to it. Tests, screens and the seed share them. */
export const sample = {
  prompt: {
    audio: 'talk.mp3',
    options: [
      { id: 'a', text: 'A river' },
      { id: 'b', text: 'A bridge' },
      { id: 'c', text: 'A boat' },
      { id: 'd', text: 'A flood' },
    ],
  },
  answerKey: {
    answer: 'd',
    whys: { a: 'Named first.', b: 'Not named.', c: 'Not named.', d: 'Named later.' },
    transcript: 'The river rose in the night, and by morning there was a flood.',
    ...sampleExtras,
  },
  otherAnswerKey: {
    answer: 'b',
    whys: { a: 'x', b: 'x', c: 'x', d: 'x' },
    transcript: 'In the end they built a bridge.',
    ...sampleExtras,
  },
  submission: { answer: 'd' },
  answer: { answer: 'd' },
}
