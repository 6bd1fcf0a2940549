import { examVariantSchema } from '@rehearsal/exam/exam-variant'
import { currentFormat, rulesOf } from '@rehearsal/exam/formats/formats'
import { z } from 'zod'
import { checkCoverage, checkForm, checkOwnWords } from '../checks.ts'
import { authoredText, commonSourceSchema, kindOf } from './kind.ts'
import { checkSpoken, keyPointsSource, spokenSubject, textOf, transcriptSource } from './parts.ts'

/** A spoken `transcript` to summarise, its main points, and a model summary per variant. */
export const summarizeSpokenText = kindOf({
  source: commonSourceSchema.extend({
    transcript: transcriptSource,
    keyPoints: keyPointsSource,
    sampleAnswers: z.strictObject({ ACADEMIC: authoredText, CORE: authoredText }),
  }),
  check: ({ transcript, keyPoints, sampleAnswers }, knowsWord) => [
    ...checkSpoken(
      'transcript',
      textOf(transcript),
      { words: { min: 150, max: 225 }, seconds: { min: 60, max: 90 } },
      knowsWord,
    ),
    ...examVariantSchema.options.flatMap((variant) => {
      const field = `sampleAnswers.${variant}`
      const { form } = rulesOf(currentFormat[variant], 'listening/summarize-spoken-text')
      return [
        ...(form ? checkForm(field, sampleAnswers[variant], form) : []),
        ...checkOwnWords(field, sampleAnswers[variant], textOf(transcript)),
      ]
    }),
    ...checkCoverage('sampleAnswers.ACADEMIC', sampleAnswers.ACADEMIC, keyPoints),
  ],
  facts: ({ transcript, keyPoints, sampleAnswers }) => ({
    ...spokenSubject('transcript', textOf(transcript)),
    keyPoints: { field: 'keyPoints', points: keyPoints },
    sampleAnswers: Object.entries(sampleAnswers).map(([variant, text]) => ({
      field: `sampleAnswers.${variant}`,
      text,
    })),
  }),
  convert: ({ transcript, keyPoints, sampleAnswers }, media) => ({
    prompt: { audio: media.speak({ turns: transcript }) },
    answerKey: { transcript: textOf(transcript), keyPoints, sampleAnswers },
    searchTexts: [],
  }),
})
