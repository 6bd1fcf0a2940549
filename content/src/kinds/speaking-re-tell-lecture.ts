import { checkCoverage, checkWordCount } from '../checks.ts'
import { authoredText, commonSourceSchema, kindOf } from './kind.ts'
import { checkSpoken, keyPointsSource, textOf, transcriptSource } from './parts.ts'

/** A spoken lecture, its main points and a model reply. */
export const reTellLecture = kindOf({
  source: commonSourceSchema.extend({
    transcript: transcriptSource,
    keyPoints: keyPointsSource,
    sampleAnswer: authoredText,
  }),
  check: ({ transcript, keyPoints, sampleAnswer }, knowsWord) => [
    ...checkSpoken('transcript', textOf(transcript), { min: 130, max: 250 }, knowsWord),
    ...checkWordCount('sampleAnswer', sampleAnswer, { min: 60, max: 120 }),
    ...checkCoverage('sampleAnswer', sampleAnswer, keyPoints),
  ],
  convert: ({ transcript, keyPoints, sampleAnswer }, media) => ({
    prompt: { audio: media.speak({ turns: transcript }) },
    answerKey: {
      transcript: textOf(transcript),
      keyPoints,
      sampleAnswer,
      modelAudio: media.speak({ turns: [{ voice: 'rms', text: sampleAnswer }] }),
    },
    searchTexts: [],
  }),
})
