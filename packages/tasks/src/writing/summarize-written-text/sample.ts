import { sampleExtras } from '../../key-extras.ts'

/** A stored question, a submission and a good stored answer to it. Tests, screens and the seed share them. */
export const sample = {
  prompt: {
    passage:
      'Street trees do more than please the eye. Their shade lowers the temperature of roads and walls, so that nearby homes need less cooling. Their leaves also slow heavy rain and keep drains from flooding.',
  },
  answerKey: {
    ...sampleExtras,
    keyPoints: [
      { point: 'Shade from street trees cools the city.', cues: [['tree'], ['shade', 'cool', 'temperature', 'heat']] },
      {
        point: 'Trees slow the rain and prevent floods.',
        cues: [
          ['rain', 'storm', 'water'],
          ['flood', 'drain', 'slow'],
        ],
      },
    ],
    sampleAnswers: {
      ACADEMIC:
        'Beyond looking pleasant, street trees cool their surroundings with shade and prevent flooding by slowing the rain.',
      CORE: 'Street trees are useful as well as attractive. Their shade keeps roads and houses cool, and their leaves slow heavy rain so that drains do not flood.',
    },
    explanation: 'Both benefits belong in the summary; the beauty of the trees is only the way in.',
  },
  otherAnswerKey: {
    ...sampleExtras,
    keyPoints: [{ point: 'Something else.', cues: [['other']] }],
    sampleAnswers: { ACADEMIC: 'Another.', CORE: 'Another.' },
    explanation: 'Another.',
  },
  submission: { answer: 'Street trees cool the city with their shade and prevent floods by slowing heavy rain.' },
  answer: { answer: 'Street trees cool the city with their shade and prevent floods by slowing heavy rain.' },
}
