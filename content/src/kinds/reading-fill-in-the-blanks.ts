import { z } from 'zod'
import { checkWordCount } from '../checks.ts'
import { shuffledOrder } from '../shuffle.ts'
import { authoredText, commonSourceSchema, kindOf } from './kind.ts'
import { checkGaps, filled, partsAround, readSubject } from './parts.ts'

/** A `text` with gaps {1}, {2} …, the `answers` in order, and `distractors` that fit nowhere. */
export const readingFillInTheBlanks = kindOf({
  source: commonSourceSchema.extend({
    text: authoredText,
    answers: z.array(authoredText).min(3).max(6),
    distractors: z.array(authoredText).min(2).max(5),
  }),
  check: ({ text, answers, distractors }) => [
    ...checkWordCount('text', text, { min: 50, max: 80 }),
    ...checkGaps(text, answers.length),
    ...(new Set([...answers, ...distractors]).size === answers.length + distractors.length
      ? []
      : [{ field: 'distractors', message: 'no word may stand twice in the box' }]),
  ],
  facts: ({ text, answers }) => readSubject('text', filled(text, answers)),
  convert: ({ id, text, answers, distractors }) => {
    const box = [...answers, ...distractors]
    return {
      prompt: {
        parts: partsAround(text, answers.length),
        words: shuffledOrder(id, box.length).map((place) => box[place]),
      },
      answerKey: { words: answers },
      searchTexts: [text.replaceAll(/\{\d+\}/gu, '…')],
    }
  },
})
