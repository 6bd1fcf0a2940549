import { accentIdSchema } from '@rehearsal/exam/codes'
import { examVariantSchema } from '@rehearsal/exam/exam-variant'
import { longestAnswerSeconds, takeLimits } from '@rehearsal/exam/takes/take-limits'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { z } from 'zod'
import { answerModeSchema, scoredAnswerSchema } from './attempts.ts'
import { endpoint } from './endpoint.ts'
import { practiceFiltersSchema, practiceSchema, questionRowSchema } from './practice.ts'
import {
  durationRequestSchema,
  flagSchema,
  flatPage,
  halPage,
  idParamsSchema,
  idSchema,
  noContentSchema,
  pageQuerySchema,
} from './wire.ts'

/** What every create body carries beside the kind's own fields. */
export const answerEnvelopeSchema = z.object({
  duration: durationRequestSchema.optional(),
  pteType: examVariantSchema,
  mode: answerModeSchema.default('practice'),
  /** Whether other learners may see this answer; the learner's own setting where it is absent. */
  isShared: z.boolean().optional(),
  accent: accentIdSchema.optional(),
})
export type AnswerEnvelope = z.infer<typeof answerEnvelopeSchema>

type WireNames = { path: string; list: string; scoredAnswers: string; deletePath?: string }

/** The calls of one kind of question that read and delete (specification §7.7), from its names on the wire. */
export function practiceCalls(wire: WireNames) {
  const base = `/api/${wire.path}`
  const tag = wire.path
  return {
    list: endpoint({
      method: 'GET',
      path: base,
      tag,
      access: 'learner',
      statuses: [200],
      summary: 'Questions of this kind, filtered, sorted and paged',
      query: practiceFiltersSchema.extend(pageQuerySchema.shape).extend({ resetUserAnswers: flagSchema.optional() }),
      response: halPage(wire.list, questionRowSchema).extend({
        doneCount: z.number().int(),
        /** The filter needs a premium plan, and the list is empty for that reason. */
        locked: z.boolean(),
      }),
    }),
    page: endpoint({
      method: 'GET',
      path: `${base}/{id}`,
      tag,
      access: 'learner',
      statuses: [200],
      summary: 'The question at this place of the filtered list, counted from 0',
      params: z.object({ id: z.coerce.number().int().min(0).max(1_000_000) }),
      query: practiceFiltersSchema.extend({ resetUserAnswers: flagSchema.optional() }),
      response: halPage(wire.list, practiceSchema),
    }),
    answers: endpoint({
      method: 'GET',
      path: `${base}/{id}/answers`,
      tag,
      access: 'learner',
      statuses: [200],
      summary: 'My answers to a question, newest first',
      params: idParamsSchema,
      query: pageQuerySchema.extend({
        /** The scored ones alone that were given before this answer. */
        scoredBefore: idSchema.optional(),
      }),
      response: flatPage(wire.scoredAnswers, scoredAnswerSchema),
    }),
    otherAnswers: endpoint({
      method: 'GET',
      path: `${base}/{id}/answers/other`,
      tag,
      access: 'learner',
      statuses: [200],
      summary: 'Answers that other learners agreed to show, newest first',
      params: idParamsSchema,
      query: pageQuerySchema,
      response: flatPage(wire.scoredAnswers, scoredAnswerSchema),
    }),
    deleteAnswer: endpoint({
      method: 'DELETE',
      path: `/api/${wire.deletePath ?? `${wire.path}/answer`}/{id}`,
      tag,
      access: 'learner',
      statuses: [204],
      summary: 'Delete one of my answers with its recording',
      params: idParamsSchema,
      response: noContentSchema,
    }),
  }
}

/** The call that answers a question of one kind (specification §7.7): the envelope and the kind's own fields, strictly. A spoken kind has room for its longest recording. */
export function createAnswerCall<const Shape extends z.core.$ZodShape>({
  id,
  wire,
  submission,
}: {
  id: TaskId
  wire: WireNames
  submission: z.ZodObject<Shape>
}) {
  return endpoint({
    method: 'POST',
    path: `/api/${wire.path}/{id}`,
    tag: wire.path,
    access: 'learner',
    statuses: [201, 202],
    summary: 'Answer a question: 201 with the score, 202 while it is being scored',
    acceptsIdempotencyKey: true,
    bodyLimitBytes: takeLimits(longestAnswerSeconds([id])).bodyBytes,
    params: idParamsSchema,
    body: z.strictObject({ ...answerEnvelopeSchema.shape, ...submission.shape }),
    response: scoredAnswerSchema,
  })
}
