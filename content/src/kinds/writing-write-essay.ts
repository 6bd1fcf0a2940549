import { currentFormat, rulesOf } from '@rehearsal/exam/formats/formats'
import { checkCoverage, checkSentenceCount, checkWordCount } from '../checks.ts'
import { authoredParagraphs, authoredText, commonSourceSchema, kindOf } from './kind.ts'
import { keyPointsSource, readSubject } from './parts.ts'

/** A `prompt` of two or three sentences, the aspects a good essay treats, and a model essay. */
export const writeEssay = kindOf({
  source: commonSourceSchema.extend({
    prompt: authoredText,
    keyPoints: keyPointsSource,
    sampleAnswer: authoredParagraphs,
  }),
  check: ({ prompt, keyPoints, sampleAnswer }) => {
    const { form } = rulesOf(currentFormat.ACADEMIC, 'writing/write-essay')
    return [
      ...checkWordCount('prompt', prompt, { min: 15, max: 80 }),
      ...checkSentenceCount('prompt', prompt, { min: 2, max: 3 }),
      ...(form ? checkWordCount('sampleAnswer', sampleAnswer, form.full) : []),
      ...checkCoverage('sampleAnswer', sampleAnswer, keyPoints),
    ]
  },
  facts: ({ prompt, keyPoints, sampleAnswer }) => ({
    ...readSubject('prompt', prompt),
    keyPoints: { field: 'keyPoints', points: keyPoints },
    sampleAnswers: [{ field: 'sampleAnswer', text: sampleAnswer }],
  }),
  convert: ({ prompt, keyPoints, sampleAnswer }) => ({
    prompt: { topic: prompt },
    answerKey: { keyPoints, sampleAnswer },
    searchTexts: [prompt],
  }),
})
