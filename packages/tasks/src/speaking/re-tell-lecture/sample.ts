import { sampleExtras } from '../../key-extras.ts'

/** A stored question, a submission and a perfect stored answer to it. Tests, screens and the seed share them. */
export const sample = {
  prompt: { audio: 'lecture.mp3' },
  answerKey: {
    transcript: 'The river rose in the night, and by morning there was a flood.',
    keyPoints: [
      {
        point: 'The river flooded the town.',
        cues: [
          ['river', 'water'],
          ['flood', 'rise'],
        ],
      },
    ],
    sampleAnswer: 'The lecture is about a flood.',
    modelAudio: 'model.mp3',
    ...sampleExtras,
  },
  otherAnswerKey: {
    transcript: 'Another talk.',
    keyPoints: [{ point: 'Something else.', cues: [['other']] }],
    sampleAnswer: 'Another.',
    modelAudio: 'another.mp3',
    ...sampleExtras,
  },
  submission: { answerRequest: 'SUQzBAA=' },
  answer: { recordingId: 1 },
}
