import { sampleExtras } from '../../key-extras.ts'

/** A stored question, a submission and a perfect stored answer to it. Tests, screens and the seed share them. */
export const sample = {
  prompt: { audio: 'discussion.mp3' },
  answerKey: {
    turns: [
      { speaker: 'Hana', text: 'The river flooded the town, so the school should move up the hill.' },
      { speaker: 'Omar', text: 'Moving costs too much. A wall would do.' },
      { speaker: 'Viktor', text: 'Hana is right: a wall breaks.' },
      { speaker: 'Omar', text: 'All right, then let us ask for the hill.' },
    ],
    keyPoints: [
      {
        point: 'The river flooded the town.',
        cues: [
          ['river', 'water'],
          ['flood', 'rise'],
        ],
      },
      { point: 'Hana wants the school to move.', speaker: 'Hana', cues: [['school'], ['move', 'hill']] },
      { point: 'Omar wants a wall.', speaker: 'Omar', cues: [['wall']] },
    ],
    sampleAnswer: 'Three people talk about a flood and a school.',
    modelAudio: 'model.mp3',
    ...sampleExtras,
  },
  otherAnswerKey: {
    turns: [{ speaker: 'Ana', text: 'Another talk.' }],
    keyPoints: [{ point: 'Something else.', cues: [['other']] }],
    sampleAnswer: 'Another.',
    modelAudio: 'another.mp3',
    ...sampleExtras,
  },
  submission: { answerRequest: 'SUQzBAA=' },
  answer: { recordingId: 1 },
}
