import { sampleExtras } from '../../key-extras.ts'

/** A stored question, a submission and a perfect stored answer to it. Tests, screens and the seed share them. */
export const sample = {
  prompt: { audio: 'question.mp3' },
  answerKey: {
    question: 'What do we use to measure temperature?',
    accepted: ['a thermometer', 'thermometer'],
    modelAudio: 'answer.mp3',
    ...sampleExtras,
  },
  otherAnswerKey: { question: 'Another question?', accepted: ['another'], modelAudio: 'other.mp3', ...sampleExtras },
  submission: { answerRequest: 'SUQzBAA=' },
  answer: { recordingId: 1 },
}
