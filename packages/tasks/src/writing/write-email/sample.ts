import { sampleExtras } from '../../key-extras.ts'

/** A stored question, a submission and a perfect stored answer to it. Tests, screens and the seed share them. */
export const sample = {
  prompt: {
    situation: 'The river may flood. Write to the council.',
    recipient: 'the council',
    points: ['Say what you saw.', 'Ask for help.', 'Offer to talk.'],
  },
  answerKey: {
    register: 'formal' as const,
    keyPoints: [
      {
        point: 'The river flooded the town.',
        cues: [
          ['river', 'water'],
          ['flood', 'rise'],
        ],
      },
    ],
    sampleAnswer: 'Dear council, the river rises.',
    ...sampleExtras,
  },
  otherAnswerKey: {
    register: 'informal' as const,
    keyPoints: [{ point: 'Something else.', cues: [['other']] }],
    sampleAnswer: 'Another.',
    ...sampleExtras,
  },
  submission: { answer: 'The river rose in the night and flooded the town.' },
  answer: { answer: 'The river rose in the night and flooded the town.' },
}
