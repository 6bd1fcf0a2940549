import { examVariantSchema } from '@rehearsal/exam/exam-variant'
import { currentFormat, rulesOf } from '@rehearsal/exam/formats/formats'
import { z } from 'zod'
import { checkCoverage, checkForm, checkOwnWords, checkWordCount } from '../checks.ts'
import { authoredText, commonSourceSchema, kindOf } from './kind.ts'
import { keyPointsSource, readSubject } from './parts.ts'

const PASSAGE_WORDS = { min: 120, max: 220 }

/** A `passage` to summarise; the answer holds its main points with their cues and a model summary per variant. */
export const summarizeWrittenText = kindOf({
  source: commonSourceSchema.extend({
    passage: authoredText,
    keyPoints: keyPointsSource,
    sampleAnswers: z.strictObject({ ACADEMIC: authoredText, CORE: authoredText }),
  }),
  check: ({ passage, keyPoints, sampleAnswers }) => [
    ...checkWordCount('passage', passage, PASSAGE_WORDS),
    ...examVariantSchema.options.flatMap((variant) => {
      const field = `sampleAnswers.${variant}`
      const { form } = rulesOf(currentFormat[variant], 'writing/summarize-written-text')
      return [
        ...(form ? checkForm(field, sampleAnswers[variant], form) : []),
        ...checkCoverage(field, sampleAnswers[variant], keyPoints),
        ...checkOwnWords(field, sampleAnswers[variant], passage),
      ]
    }),
  ],
  facts: ({ passage, keyPoints, sampleAnswers }) => ({
    ...readSubject('passage', passage),
    keyPoints: { field: 'keyPoints', points: keyPoints },
    sampleAnswers: Object.entries(sampleAnswers).map(([variant, text]) => ({
      field: `sampleAnswers.${variant}`,
      text,
    })),
  }),
  convert: ({ passage, keyPoints, sampleAnswers }) => ({
    prompt: { passage },
    answerKey: { keyPoints, sampleAnswers },
    searchTexts: [passage],
  }),
})
