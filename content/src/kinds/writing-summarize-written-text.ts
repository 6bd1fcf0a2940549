import { type ExamVariant, examVariantSchema } from '@rehearsal/exam/exam-variant'
import { currentFormat, rulesOf } from '@rehearsal/exam/formats/formats'
import { z } from 'zod'
import { checkCoverage, checkForm, checkOwnWords, checkWordCount } from '../checks.ts'
import { authoredText, commonSourceSchema, kindOf } from './kind.ts'
import { keyPointsSource, readSubject } from './parts.ts'

/** The longest passages of the exam (exam-rules §3.2). */
const MOST_PASSAGE_WORDS = { ACADEMIC: 300, CORE: 200 } as const satisfies Record<ExamVariant, number>

/** A `passage` to summarise; the answer holds its main points with their cues and a model summary per variant. */
export const summarizeWrittenText = kindOf({
  source: commonSourceSchema.extend({
    passage: authoredText,
    keyPoints: keyPointsSource,
    sampleAnswers: z.strictObject({ ACADEMIC: authoredText, CORE: authoredText }),
  }),
  check: ({ variants, passage, keyPoints, sampleAnswers }) => [
    ...checkWordCount('passage', passage, {
      min: 120,
      max: Math.min(...variants.map((variant) => MOST_PASSAGE_WORDS[variant])),
    }),
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
