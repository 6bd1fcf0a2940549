import { z } from 'zod'
import { checkWordCount } from '../checks.ts'
import { shuffledOrder } from '../shuffle.ts'
import { authoredText, commonSourceSchema, kindOf } from './kind.ts'
import { checkGaps, filled, partsAround, readSubject } from './parts.ts'

/** A `text` with gaps {1}, {2} …, and for each gap four `options`, the `answer` and why. */
export const rwFillInTheBlanks = kindOf({
  source: commonSourceSchema.extend({
    text: authoredText,
    blanks: z
      .array(z.strictObject({ options: z.array(authoredText).length(4), answer: authoredText, why: authoredText }))
      .min(3)
      .max(6),
  }),
  check: ({ text, blanks }) => [
    ...checkWordCount('text', text, { min: 80, max: 300 }),
    ...checkGaps(text, blanks.length),
    ...blanks.flatMap(({ options, answer }, i) => {
      const problems = []
      if (!options.includes(answer))
        problems.push({ field: `blanks.${i}.options`, message: `lacks the answer "${answer}"` })
      if (new Set(options).size !== options.length)
        problems.push({ field: `blanks.${i}.options`, message: 'has the same word twice' })
      return problems
    }),
  ],
  facts: ({ text, blanks }) =>
    readSubject(
      'text',
      filled(
        text,
        blanks.map(({ answer }) => answer),
      ),
    ),
  convert: ({ id, text, blanks }) => ({
    prompt: {
      parts: partsAround(text, blanks.length),
      gaps: blanks.map(({ options }, i) => shuffledOrder(id * 10 + i, options.length).map((place) => options[place])),
    },
    answerKey: { words: blanks.map(({ answer }) => answer), whys: blanks.map(({ why }) => why) },
    searchTexts: [text.replaceAll(/\{\d+\}/gu, '…')],
  }),
})
