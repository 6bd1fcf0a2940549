import { sampleExtras } from '../../key-extras.ts'

/** A stored question, a submission and a perfect stored answer to it. Tests, screens and the seed share them. */
export const sample = {
  prompt: { text: 'The market opened before dawn and was empty by noon.' },
  answerKey: { modelAudio: 'model.mp3', ...sampleExtras },
  otherAnswerKey: { modelAudio: 'another.mp3', ...sampleExtras },
  submission: { answerRequest: 'SUQzBAA=' },
  answer: { recordingId: 1 },
}
