import { examVariantSchema } from '@rehearsal/exam/exam-variant'
import { formIdSchema } from '@rehearsal/exam/mock-test/forms'
import { pointsSchema } from '@rehearsal/exam/points'
import { taskIdSchema } from '@rehearsal/exam/task-ids'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { bandsSchema } from './mock-tests.ts'
import { idParamsSchema, instantSchema, noContentSchema } from './wire.ts'

const tag = 'sharing'

/** What a learner lets a link show beside the kind of question, the exam and the score. */
export const shareChoiceSchema = z.strictObject({
  showsName: z.boolean(),
  /** The text or the recording; only of answers that are judged, since one marked from a key would tell the key. */
  showsAnswer: z.boolean(),
})
export type ShareChoice = z.infer<typeof shareChoiceSchema>

/** A learner's public link to one scored answer, or to the report of one mock test, whose answers no link shows. */
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

const reportPath = '/api/mock-tests/{id}/share-link'
/** What a learner lets a link to a report show beside the form, the exam, the day and the scores with their ranges. */
const reportChoiceSchema = shareChoiceSchema.pick({ showsName: true })

export const getReportShareLink = endpoint({
  method: 'GET',
  path: reportPath,
  tag,
  access: 'learner',
  statuses: [200],
  summary: 'The public link to the report of one of my mock tests; null when it has none',
  params: idParamsSchema,
  response: shareLinkSchema.nullable(),
})

export const createReportShareLink = endpoint({
  method: 'POST',
  path: reportPath,
  tag,
  access: 'learner',
  statuses: [201],
  summary: 'Make a public link to a report that is complete; 409 with the present one when it has one already',
  params: idParamsSchema,
  body: reportChoiceSchema,
  response: shareLinkSchema,
})

export const changeReportShareLink = endpoint({
  method: 'PATCH',
  path: reportPath,
  tag,
  access: 'learner',
  statuses: [200],
  summary: 'Change what the public link to one of my reports shows',
  params: idParamsSchema,
  body: reportChoiceSchema.partial(),
  response: shareLinkSchema,
})

export const revokeReportShareLink = endpoint({
  method: 'DELETE',
  path: reportPath,
  tag,
  access: 'learner',
  statuses: [204],
  summary: 'Take the public link to one of my reports back, for good and at once',
  params: idParamsSchema,
  response: noContentSchema,
})

/** All that a link to an answer shows: nothing here names an account, an answer or a question. */
export const sharedScoreSchema = z.object({
  kind: z.literal('answer'),
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

/** All that a link to a report shows: nothing of any answer. */
export const sharedReportSchema = z.object({
  kind: z.literal('report'),
  form: formIdSchema,
  pteType: examVariantSchema,
  /** When the test ended. */
  endedAt: instantSchema,
  scores: bandsSchema,
  /** Null unless the learner shows it. */
  nickname: z.string().nullable(),
})
export type SharedReport = z.infer<typeof sharedReportSchema>

/** Longer ones are no tokens of ours, and are unknown like any other. */
const tokenSchema = z.string().max(500)

export const getSharedScore = endpoint({
  method: 'GET',
  path: '/api/share-links/{token}',
  tag,
  access: 'public',
  statuses: [200],
  summary:
    'What a public link shows; 404 once it was taken back, or its answer or test was deleted, or its answer hidden',
  params: z.object({ token: tokenSchema }),
  response: z.discriminatedUnion('kind', [sharedScoreSchema, sharedReportSchema]),
})
