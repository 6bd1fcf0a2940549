/** Questions as the server sends them, small enough to read. */
export const samples = {
  reOrder: {
    prompt: {
      paragraphs: [
        { id: 'c', text: 'By noon the square was empty.' },
        { id: 'a', text: 'The market opened before dawn.' },
        { id: 'b', text: 'Farmers sold there what they had picked.' },
      ],
    },
    answerKey: { order: ['a', 'b', 'c'], explanation: 'Noon comes last.' },
  },
  summary: {
    prompt: { passage: 'Street trees cool roads and slow the rain.' },
    answerKey: {
      keyPoints: [{ point: 'Trees cool.', cues: [['cool']] }],
      sampleAnswers: { ACADEMIC: 'Trees cool roads and slow rain.', CORE: 'Trees cool. They slow rain.' },
      explanation: 'Both belong in it.',
    },
  },
} as const
