import { sampleExtras } from '../../key-extras.ts'

/** A stored question, a submission and a perfect stored answer to it. Tests, screens and the seed share them. */
export const sample = {
  prompt: { audio: 'talk.mp3', parts: ['The river ', ' in the night, and people ', ' uphill.'] },
  answerKey: {
    words: ['rose', 'moved'],
    transcript: 'The river rose in the night, and people moved uphill.',
    ...sampleExtras,
  },
  otherAnswerKey: {
    words: ['fell', 'stayed'],
    transcript: 'The river fell in the night, and people stayed uphill.',
    ...sampleExtras,
  },
  submission: { words: ['Rose', 'moved'] },
  answer: { words: ['Rose', 'moved'] },
}
