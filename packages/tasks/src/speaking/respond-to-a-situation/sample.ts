import { sampleExtras } from '../../key-extras.ts'

/** A stored question, a submission and a perfect stored answer to it. Tests, screens and the seed share them. */
export const sample = {
  prompt: { situation: 'Your neighbour plays loud music at night. Ask for quiet.', audio: 'situation.mp3' },
  answerKey: {
    register: 'informal' as const,
    keyPoints: [
      {
        point: 'The river flooded the town.',
        cues: [
          ['river', 'water'],
          ['flood', 'rise'],
        ],
      },
    ],
    sampleAnswer: 'Hi, could you turn it down?',
    modelAudio: 'model.mp3',
    ...sampleExtras,
  },
  otherAnswerKey: {
    register: 'formal' as const,
    keyPoints: [{ point: 'Something else.', cues: [['other']] }],
    sampleAnswer: 'Another.',
    modelAudio: 'another.mp3',
    ...sampleExtras,
  },
  submission: { answerRequest: 'SUQzBAA=' },
  answer: { recordingId: 1 },
}
