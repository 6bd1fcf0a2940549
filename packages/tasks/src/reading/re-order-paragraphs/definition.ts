import { z } from 'zod'
import { issueOf, nullIfNone } from '../../key-issues.ts'
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

type Paragraph = { id: string }

/** What is wrong with an order of these paragraphs, or null. */
function checkOrder(paragraphs: readonly Paragraph[], answers: readonly string[]): Issue[] | null {
  const known = new Set(paragraphs.map(({ id }) => id))
  const unknown = answers.flatMap((id, i) =>
    known.has(id) ? [] : [issueOf(`answers.${i}`, 'unknown', `There is no paragraph ${id}.`)],
  )
  const missing = paragraphs.flatMap(({ id }) =>
    answers.includes(id) ? [] : [issueOf('answers', 'missing', `Paragraph ${id} is missing.`)],
  )
  return nullIfNone([...unknown, ...missing])
}

/** The key holds each paragraph once, in another order than they are shown in. */
function checkOrderKey(paragraphs: readonly Paragraph[], order: readonly string[]): Issue[] | null {
  const wrong = checkOrder(paragraphs, order) ?? []
  const ids = paragraphs.map(({ id }) => id)
  const isTwice = new Set(order).size < order.length
  const twin = ids.findIndex((id, i) => ids.indexOf(id) < i)
  const isShownInOrder = ids.join('\n') === order.join('\n')
  return nullIfNone([
    ...wrong.map((issue) => ({ ...issue, path: issue.path.replace('answers', 'answerKey.order') })),
    ...(isTwice ? [issueOf('answerKey.order', 'duplicate', 'Name each paragraph once.')] : []),
    ...(twin < 0
      ? []
      : [issueOf(`prompt.paragraphs.${twin}.id`, 'duplicate', `There is a paragraph ${ids[twin]} already.`)]),
    ...(isShownInOrder
      ? [issueOf('prompt.paragraphs', 'right_order', 'Show them in another order than the right one.')]
      : []),
  ])
}

export const reOrderParagraphs = defineTask({
  ...reOrderParagraphsFace,
  prompt: z.object({
    /** In the order they are shown, which is never the right one. */
    paragraphs: z.array(z.object({ id: paragraphIdSchema, text: z.string().meta({ isLong: true }) })).min(2),
  }),
  answerKey: z.object({
    order: z
      .array(paragraphIdSchema.meta({ refersTo: 'prompt.paragraphs' }))
      .min(2)
      .meta({ title: 'Right order' }),
    ...keyExtras,
  }),
  submission: orderSchema,
  answer: orderSchema,
  check: ({ paragraphs }, { answers }) => checkOrder(paragraphs, answers),
  checkKey: ({ paragraphs }, { order }) => checkOrderKey(paragraphs, order),
})
