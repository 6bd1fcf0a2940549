import { sampleExtras } from '../../key-extras.ts'

/** A stored question, a submission and a perfect stored answer to it. Tests, screens and the seed share them. */
export const sample = {
  prompt: { audio: 'talk.mp3' },
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
    sampleAnswers: { ACADEMIC: 'The river flooded.', CORE: 'It flooded.' },
    ...sampleExtras,
  },
  otherAnswerKey: {
    transcript: 'Another talk.',
    keyPoints: [{ point: 'Something else.', cues: [['other']] }],
    sampleAnswers: { ACADEMIC: 'x', CORE: 'x' },
    ...sampleExtras,
  },
  submission: { answer: 'The river rose in the night and flooded the town.' },
  answer: { answer: 'The river rose in the night and flooded the town.' },
}
