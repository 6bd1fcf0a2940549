import { currentFormat, rulesOf } from '@rehearsal/exam/formats/formats'
import { z } from 'zod'
import { checkCoverage, checkWordCount } from '../checks.ts'
import { authoredLines, authoredText, commonSourceSchema, kindOf } from './kind.ts'
import { keyPointFields, readSubject } from './parts.ts'

const keyPointOf = <Ways>({ text, ...ways }: Ways & { text: string }) => ({ point: text, ...ways })

/** A name keeps its capital; "your" or an article has none, since the page says "Write to" before it. */
const BEGINS_SMALL = 'stands after "Write to": begin it small'

/** A `situation` with three points to deal with, and a model e-mail. */
export const writeEmail = kindOf({
  source: commonSourceSchema.extend({
    situation: authoredText,
    recipient: authoredText.refine((text) => !/^(?:An?|The|Your)\s/u.test(text), BEGINS_SMALL),
    register: z.enum(['formal', 'informal']),
    bullets: z.array(z.strictObject({ text: authoredText, ...keyPointFields })).length(3),
    sampleAnswer: authoredLines,
  }),
  check: ({ situation, bullets, sampleAnswer }) => {
    const { form } = rulesOf(currentFormat.CORE, 'writing/write-email')
    return [
      ...checkWordCount('situation', situation, { min: 25, max: 100 }),
      ...(form ? checkWordCount('sampleAnswer', sampleAnswer, form.full) : []),
      ...checkCoverage('sampleAnswer', sampleAnswer, bullets.map(keyPointOf)),
    ]
  },
  facts: ({ situation, bullets, sampleAnswer }) => ({
    ...readSubject('situation', situation),
    keyPoints: { field: 'bullets', points: bullets.map(keyPointOf) },
    sampleAnswers: [{ field: 'sampleAnswer', text: sampleAnswer }],
  }),
  convert: ({ situation, recipient, register, bullets, sampleAnswer }) => ({
    prompt: { situation, recipient, points: bullets.map(({ text }) => text) },
    answerKey: { register, keyPoints: bullets.map(keyPointOf), sampleAnswer },
    searchTexts: [situation],
  }),
})
