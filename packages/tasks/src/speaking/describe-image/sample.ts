import { sampleExtras } from '../../key-extras.ts'

/** A stored question, a submission and a perfect stored answer to it. Tests, screens and the seed share them. */
export const sample = {
  prompt: { image: 'image.svg', imageType: 'BAR_CHART' as const },
  answerKey: {
    description: 'A bar chart of rain in four months.',
    keyPoints: [
      {
        point: 'The river flooded the town.',
        cues: [
          ['river', 'water'],
          ['flood', 'rise'],
        ],
      },
    ],
    sampleAnswer: 'The chart shows rain.',
    modelAudio: 'model.mp3',
    ...sampleExtras,
  },
  otherAnswerKey: {
    description: 'Another picture.',
    keyPoints: [{ point: 'Something else.', cues: [['other']] }],
    sampleAnswer: 'Another.',
    modelAudio: 'another.mp3',
    ...sampleExtras,
  },
  submission: { answerRequest: 'SUQzBAA=' },
  answer: { recordingId: 1 },
}
