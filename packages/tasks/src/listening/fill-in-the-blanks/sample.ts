import { sampleExtras } from '../../key-extras.ts'

/** A stored question, a submission and a perfect stored answer to it. Tests, screens and the seed share them. */
export const sample = {
  prompt: { audio: 'talk.mp3', parts: ['The river ', ' in the night, and people ', ' uphill.'] },
  answerKey: {
    words: ['rose', 'moved'],
    transcript: 'The river rose in the night, and by morning there was a flood.',
    ...sampleExtras,
  },
  otherAnswerKey: { words: ['fell', 'stayed'], transcript: 'Another talk.', ...sampleExtras },
  submission: { words: ['Rose', 'moved'] },
  answer: { words: ['Rose', 'moved'] },
}
