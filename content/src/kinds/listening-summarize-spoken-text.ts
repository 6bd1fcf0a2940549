import { type ExamVariant, examVariantSchema } from '@rehearsal/exam/exam-variant'
import { currentFormat, rulesOf } from '@rehearsal/exam/formats/formats'
import { z } from 'zod'
import { checkCoverage, checkForm, checkOwnWords, wordsIn } from '../checks.ts'
import { authoredText, commonSourceSchema, kindOf } from './kind.ts'
import { checkSpoken, keyPointsSource, spokenSubject, textOf, transcriptSource } from './parts.ts'

/** The recording is shorter in CORE (exam-rules §3.4); a question of both variants has to suit both. */
const SECONDS = { ACADEMIC: { min: 60, max: 90 }, CORE: { min: 45, max: 75 } } as const satisfies Record<
  ExamVariant,
  { min: number; max: number }
>

function limitsOf(variants: readonly ExamVariant[]) {
  const ranges = variants.map((variant) => SECONDS[variant])
  const seconds = {
    min: Math.max(...ranges.map(({ min }) => min)),
    max: Math.min(...ranges.map(({ max }) => max)),
  }
  return { words: wordsIn(seconds), seconds }
}

/** A spoken `transcript` to summarise, its main points, and a model summary per variant. */
export const summarizeSpokenText = kindOf({
  source: commonSourceSchema.extend({
    transcript: transcriptSource,
    keyPoints: keyPointsSource,
    sampleAnswers: z.strictObject({ ACADEMIC: authoredText, CORE: authoredText }),
  }),
  check: ({ variants, transcript, keyPoints, sampleAnswers }, knowsWord) => [
    ...checkSpoken('transcript', textOf(transcript), limitsOf(variants), knowsWord),
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
