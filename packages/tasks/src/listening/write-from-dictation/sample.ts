import { sampleExtras } from '../../key-extras.ts'

/** A stored question, a submission and a perfect stored answer to it. Tests, screens and the seed share them. */
export const sample = {
  prompt: { audio: 'sentence.mp3' },
  answerKey: { sentence: 'The library closes early on Fridays.', ...sampleExtras },
  otherAnswerKey: { sentence: 'Another sentence was read.', ...sampleExtras },
  submission: { answer: 'the library closes early on fridays' },
  answer: { answer: 'the library closes early on fridays' },
}
