import { checkCoverage, checkWordCount } from '../checks.ts'
import { authoredText, commonSourceSchema, kindOf } from './kind.ts'
import { checkSpoken, keyPointsSource, spokenSubject, textOf, transcriptSource } from './parts.ts'

/** The learner has forty seconds, in which a hundred words can be said. */
const SAMPLE_WORDS = { min: 80, max: 100 }

/** A spoken lecture, its main points and a model reply. */
export const reTellLecture = kindOf({
  source: commonSourceSchema.extend({
    transcript: transcriptSource,
    keyPoints: keyPointsSource,
    sampleAnswer: authoredText,
  }),
  check: ({ transcript, keyPoints, sampleAnswer }, knowsWord) => [
    ...checkSpoken(
      'transcript',
      textOf(transcript),
      { words: { min: 150, max: 220 }, seconds: { min: 60, max: 90 } },
      knowsWord,
    ),
    ...checkWordCount('sampleAnswer', sampleAnswer, SAMPLE_WORDS),
    ...checkCoverage('sampleAnswer', sampleAnswer, keyPoints),
  ],
  facts: ({ transcript, keyPoints, sampleAnswer }) => ({
    ...spokenSubject('transcript', textOf(transcript)),
    keyPoints: { field: 'keyPoints', points: keyPoints },
    sampleAnswers: [{ field: 'sampleAnswer', text: sampleAnswer }],
  }),
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
