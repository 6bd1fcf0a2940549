import { examVariantSchema } from '@rehearsal/exam/exam-variant'
import { pointsSchema } from '@rehearsal/exam/points'
import { taskIdSchema } from '@rehearsal/exam/task-ids'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { idParamsSchema, instantSchema, noContentSchema } from './wire.ts'

const tag = 'sharing'

/** What a learner lets a link show beside the kind of question, the exam and the score. */
export const shareChoiceSchema = z.strictObject({
  showsName: z.boolean(),
  /** The text or the recording; only of answers that are judged, since one marked from a key would tell the key. */
  showsAnswer: z.boolean(),
})
export type ShareChoice = z.infer<typeof shareChoiceSchema>

/** A learner's public link to one scored answer. */
export const shareLinkSchema = z.object({
  url: z.url(),
  showsName: z.boolean(),
  showsAnswer: z.boolean(),
  createdAt: instantSchema,
})
export type ShareLink = z.infer<typeof shareLinkSchema>

export const getShareLink = endpoint({
  method: 'GET',
  path: '/api/attempts/{id}/share-link',
  tag,
  access: 'learner',
  statuses: [200],
  summary: 'The public link to one of my answers; null when it has none',
  params: idParamsSchema,
  response: shareLinkSchema.nullable(),
})

export const createShareLink = endpoint({
  method: 'POST',
  path: '/api/attempts/{id}/share-link',
  tag,
  access: 'learner',
  statuses: [201],
  summary: 'Make a public link to one of my scored answers; 409 with the present one when it has one already',
  params: idParamsSchema,
  body: shareChoiceSchema,
  response: shareLinkSchema,
})

export const changeShareLink = endpoint({
  method: 'PATCH',
  path: '/api/attempts/{id}/share-link',
  tag,
  access: 'learner',
  statuses: [200],
  summary: 'Change what the public link to one of my answers shows',
  params: idParamsSchema,
  body: shareChoiceSchema.partial(),
  response: shareLinkSchema,
})

export const revokeShareLink = endpoint({
  method: 'DELETE',
  path: '/api/attempts/{id}/share-link',
  tag,
  access: 'learner',
  statuses: [204],
  summary: 'Take the public link to one of my answers back, for good and at once',
  params: idParamsSchema,
  response: noContentSchema,
})

/** All that a link shows: nothing here names an account, an answer or a question. */
export const sharedScoreSchema = z.object({
  taskId: taskIdSchema,
  pteType: examVariantSchema,
  total: pointsSchema,
  listening: pointsSchema.nullable(),
  reading: pointsSchema.nullable(),
  speaking: pointsSchema.nullable(),
  writing: pointsSchema.nullable(),
  /** What was judged, without the reasons: those may quote the answer or its key. */
  items: z.array(z.object({ title: z.string(), value: z.number(), maxValue: z.number() })),
  /** Null unless the learner shows it. */
  nickname: z.string().nullable(),
  answer: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('text'), text: z.string() }),
      z.object({ kind: z.literal('recording'), url: z.string() }),
    ])
    .nullable(),
})
export type SharedScore = z.infer<typeof sharedScoreSchema>

/** Longer ones are no tokens of ours, and are unknown like any other. */
const tokenSchema = z.string().max(500)

export const getSharedScore = endpoint({
  method: 'GET',
  path: '/api/share-links/{token}',
  tag,
  access: 'public',
  statuses: [200],
  summary: 'What a public link shows; 404 once it was taken back, or its answer was deleted or hidden',
  params: z.object({ token: tokenSchema }),
  response: sharedScoreSchema,
})
