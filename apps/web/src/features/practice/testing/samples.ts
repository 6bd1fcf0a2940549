/** What every key tells beside what is right. */
const extras = {
  explanationAudio: 'explanation',
  analysis: { tests: 'Order.', traps: 'Similar words.', approach: 'Find the first.' },
}

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
    answerKey: { order: ['a', 'b', 'c'], explanation: 'Noon comes last.', ...extras },
  },
  summary: {
    prompt: { passage: 'Street trees cool roads and slow the rain.' },
    answerKey: {
      keyPoints: [{ point: 'Trees cool.', cues: [['cool']] }],
      sampleAnswers: { ACADEMIC: 'Trees cool roads and slow rain.', CORE: 'Trees cool. They slow rain.' },
      explanation: 'Both belong in it.',
      ...extras,
    },
  },
  missingWord: {
    prompt: {
      audio: 'talk',
      options: [
        { id: 'a', text: 'a bridge' },
        { id: 'b', text: 'a flood' },
      ],
    },
    answerKey: {
      answer: 'b',
      whys: { a: 'Nothing is built.', b: 'Rivers that rise flood.' },
      transcript: 'The river rose and there was a flood.',
      explanation: 'The river rose.',
      ...extras,
    },
  },
  dictation: {
    prompt: { audio: 'sentence' },
    answerKey: { sentence: 'The library closes.', explanation: 'As it was said.', ...extras },
  },
} as const
