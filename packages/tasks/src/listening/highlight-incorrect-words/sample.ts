import { sampleExtras } from '../../key-extras.ts'

/** A stored question, a submission and a perfect stored answer to it. Tests, screens and the seed share them. */
export const sample = {
  prompt: { audio: 'talk.mp3', words: ['The', 'lake', 'rose', 'in', 'the', 'evening.'] },
  answerKey: {
    differences: [
      { place: 1, spoken: 'river' },
      { place: 5, spoken: 'night' },
    ],
    transcript: 'The river rose in the night.',
    ...sampleExtras,
  },
  otherAnswerKey: {
    differences: [{ place: 2, spoken: 'fell' }],
    transcript: 'The lake fell in the evening.',
    ...sampleExtras,
  },
  submission: { answers: [5, 1] },
  answer: { answers: [5, 1] },
}
