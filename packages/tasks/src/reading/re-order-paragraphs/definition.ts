import { z } from 'zod'
import { keyExtras } from '../../key-extras.ts'
import { defineTask, type Issue } from '../../task.ts'
import { reOrderParagraphsFace } from './face.ts'

const paragraphIdSchema = z.string().min(1).max(20)

const orderSchema = z.object({
  answers: z
    .array(paragraphIdSchema)
    .max(20)
    .refine((ids) => new Set(ids).size === ids.length, 'Use each paragraph once'),
})

export const reOrderParagraphs = defineTask({
  ...reOrderParagraphsFace,
  prompt: z.object({
    /** In the order they are shown, which is never the right one. */
    paragraphs: z.array(z.object({ id: paragraphIdSchema, text: z.string() })).min(2),
  }),
  answerKey: z.object({ order: z.array(paragraphIdSchema).min(2), ...keyExtras }),
  submission: orderSchema,
  answer: orderSchema,
  check: ({ paragraphs }, { answers }) => {
    const known = new Set(paragraphs.map(({ id }) => id))
    const unknown = answers.flatMap((id, i): Issue[] =>
      known.has(id) ? [] : [{ path: `answers.${i}`, code: 'unknown', message: `There is no paragraph ${id}.` }],
    )
    const missing = paragraphs.flatMap(({ id }): Issue[] =>
      answers.includes(id) ? [] : [{ path: 'answers', code: 'missing', message: `Paragraph ${id} is missing.` }],
    )
    return unknown.length + missing.length === 0 ? null : [...unknown, ...missing]
  },
})
