import { sampleExtras } from '../../key-extras.ts'

/** A stored question, a submission and a perfect stored answer to it. Tests, screens and the seed share them. */
export const sample = {
  prompt: {
    parts: ['The river ', ' in the night, and people ', ' uphill.'],
    words: ['bridge', 'moved', 'rose', 'sang'],
  },
  answerKey: { words: ['rose', 'moved'], whys: ['A river rises.', 'People move.'], ...sampleExtras },
  otherAnswerKey: { words: ['sang', 'bridge'], whys: ['x', 'x'], ...sampleExtras },
  submission: { words: ['rose', 'moved'] },
  answer: { words: ['rose', 'moved'] },
}
