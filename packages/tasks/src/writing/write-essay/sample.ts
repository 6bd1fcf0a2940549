import { sampleExtras } from '../../key-extras.ts'

/** A stored question, a submission and a perfect stored answer to it. Tests, screens and the seed share them. */
export const sample = {
  prompt: { topic: 'Some towns lie too close to rivers. Should they move? Discuss.' },
  answerKey: {
    keyPoints: [
      {
        point: 'The river flooded the town.',
        cues: [
          ['river', 'water'],
          ['flood', 'rise'],
        ],
      },
    ],
    sampleAnswer: 'Towns should move.',
    ...sampleExtras,
  },
  otherAnswerKey: {
    keyPoints: [{ point: 'Something else.', cues: [['other']] }],
    sampleAnswer: 'Another.',
    ...sampleExtras,
  },
  submission: { answer: 'The river rose in the night and flooded the town.' },
  answer: { answer: 'The river rose in the night and flooded the town.' },
}
