import { z } from 'zod'
import { checkWordCount } from '../checks.ts'
import { shuffledOrder } from '../shuffle.ts'
import { authoredText, commonSourceSchema, kindOf } from './kind.ts'
import { checkGaps, filled, partsAround, readSubject } from './parts.ts'

const wordsOf = (answers: readonly { answer: string }[]) => answers.map(({ answer }) => answer)

/** A `text` with gaps {1}, {2} …, the `answers` in order with why each is right, and `distractors` that fit nowhere. */
export const readingFillInTheBlanks = kindOf({
  source: commonSourceSchema.extend({
    text: authoredText,
    answers: z
      .array(z.strictObject({ answer: authoredText, why: authoredText }))
      .min(3)
      .max(6),
    distractors: z.array(authoredText).min(2).max(5),
  }),
  check: ({ text, answers, distractors }) => [
    ...checkWordCount('text', text, { min: 50, max: 80 }),
    ...checkGaps(text, answers.length),
    ...(new Set([...wordsOf(answers), ...distractors]).size === answers.length + distractors.length
      ? []
      : [{ field: 'distractors', message: 'no word may stand twice in the box' }]),
  ],
  facts: ({ text, answers }) => readSubject('text', filled(text, wordsOf(answers))),
  convert: ({ id, text, answers, distractors }) => {
    const box = [...wordsOf(answers), ...distractors]
    return {
      prompt: {
        parts: partsAround(text, answers.length),
        words: shuffledOrder(id, box.length).map((place) => box[place]),
      },
      answerKey: { words: wordsOf(answers), whys: answers.map(({ why }) => why) },
      searchTexts: [text.replaceAll(/\{\d+\}/gu, '…')],
    }
  },
})
