import {
  complexitySchema,
  imageTypeSchema,
  markSchema,
  practiceStatusSchema,
  predictionTypeSchema,
} from '@rehearsal/exam/codes'
import { examVariantSchema } from '@rehearsal/exam/exam-variant'
import { formatIdSchema } from '@rehearsal/exam/formats/formats'
import { pointsSchema } from '@rehearsal/exam/points'
import { comparisonSchema, evidenceSchema, findingSchema, engineSchema, writtenWordSchema } from '@rehearsal/exam/score'
import { taskIdSchema } from '@rehearsal/exam/task-ids'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import {
  durationRequestSchema,
  durationResponseSchema,
  flagSchema,
  flatPage,
  halPage,
  idParamsSchema,
  idSchema,
  instantSchema,
  listOf,
  noContentSchema,
  pageQuerySchema,
} from './wire.ts'

/** Columns that the list sorts by, as `field:asc` or `field:desc` (specification §2.5). */
export const sortSchema = z
  .string()
  .regex(/^(id|practice|prediction|title):(asc|desc)$/u)
  .default('id:asc')

/** Filters of the question list (specification §3, §7.7). */
export const practiceFiltersSchema = z.object({
  title: z.string().trim().max(200).default(''),
  complexities: listOf(complexitySchema),
  sort: sortSchema,
  practiceStatus: practiceStatusSchema.default('ALL'),
  bookmarkTypes: listOf(markSchema.exclude(['UNMARK'])),
  prediction: flagSchema.default(false),
  predictionType: z.union([predictionTypeSchema, z.literal('')]).default(''),
  imageTypes: listOf(imageTypeSchema),
  pteType: examVariantSchema.optional(),
})
export type PracticeFilters = z.infer<typeof practiceFiltersSchema>

export const questionRowSchema = z.object({
  id: idSchema,
  title: z.string(),
  complexity: complexitySchema,
  practiceCount: z.number().int(),
  predictionCount: z.number().int(),
  bookmarkType: markSchema,
})
export type QuestionRow = z.infer<typeof questionRowSchema>

export const practiceSchema = z.object({
  id: idSchema,
  taskId: taskIdSchema,
  title: z.string(),
  complexity: complexitySchema,
  predictionCount: z.number().int(),
  bookmark: z.object({ id: idSchema, type: markSchema, version: z.number().int() }).nullable(),
  /** The format this learner's answers are marked by. */
  format: formatIdSchema,
  /** Parsed by the kind's own schema. */
  prompt: z.json(),
  /** URLs of the media that prompt and, once shown, answer name by id. */
  media: z.record(z.string(), z.string()),
  /** Key, explanation and sample answer; null until this learner has answered or asked to see them. */
  revealed: z.json().nullable(),
  /** Position in the filtered list from 1; null when the question is not in it. */
  position: z.number().int().nullable(),
  total: z.number().int(),
  previousId: idSchema.nullable(),
  nextId: idSchema.nullable(),
})
export type Practice = z.infer<typeof practiceSchema>

export const attemptStatusSchema = z.enum(['queued', 'scoring', 'scored', 'failed'])
export type AttemptStatus = z.infer<typeof attemptStatusSchema>

/** One accordion row of the score detail (specification §3). */
export const scoreItemSchema = z.object({
  title: z.string(),
  value: z.number(),
  maxValue: z.number(),
  content: z.string(),
  standardError: z.number().nullable(),
})

/** Score detail (specification §3) with its evidence. */
export const scoreDetailSchema = z.object({
  total: pointsSchema,
  listening: pointsSchema.nullable(),
  reading: pointsSchema.nullable(),
  speaking: pointsSchema.nullable(),
  writing: pointsSchema.nullable(),
  timeTaken: durationResponseSchema,
  correctWords: z.number().int(),
  spellingError: z.number().int(),
  grammaticalError: z.number().int(),
  pteType: examVariantSchema,
  minWordCountCore: z.number().int().nullable(),
  maxWordCountCore: z.number().int().nullable(),
  minWordCountAcademic: z.number().int().nullable(),
  maxWordCountAcademic: z.number().int().nullable(),
  words: z.array(writtenWordSchema),
  items: z.array(scoreItemSchema),
  comparisons: z.array(comparisonSchema),
  findings: z.array(findingSchema),
  evidence: evidenceSchema,
  estimates: z.record(z.string(), z.number().nullable()),
  engine: engineSchema,
  format: z.string(),
})
export type ScoreDetail = z.infer<typeof scoreDetailSchema>

export const answerModeSchema = z.enum(['practice', 'exam'])

/** A kept answer and, when there is one, its score. */
export const scoredAnswerSchema = z.object({
  id: idSchema,
  practiceId: idSchema,
  taskId: taskIdSchema,
  questionTitle: z.string(),
  type: z.enum(['MY_ANSWER', 'OTHER_ANSWER']),
  nickname: z.string(),
  lastModifiedDate: instantSchema,
  pteType: examVariantSchema,
  mode: answerModeSchema,
  status: attemptStatusSchema,
  timeTaken: durationResponseSchema,
  score: scoreDetailSchema.nullable(),
  /** Why there is no score, when `status` is `failed`. */
  failureMessage: z.string().nullable(),
  /** What was answered, parsed by the kind's own schema. */
  answers: z.json(),
  recordingUrl: z.string().nullable(),
  isShared: z.boolean(),
  afterReveal: z.boolean(),
})
export type ScoredAnswer = z.infer<typeof scoredAnswerSchema>

/** What every create body carries beside the kind's own fields. */
export const answerEnvelopeSchema = z.object({
  duration: durationRequestSchema.optional(),
  pteType: examVariantSchema,
  mode: answerModeSchema.default('practice'),
  /** Whether other learners may see this answer; the learner's own setting where it is absent. */
  isShared: z.boolean().optional(),
  accent: z.union([z.literal(0), z.literal(1), z.literal(2)]).optional(),
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
      query: pageQuerySchema,
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

/** The call that answers a question of one kind (specification §7.7): the envelope and the kind's own fields, strictly. */
export function createAnswerCall<const Shape extends z.core.$ZodShape>(
  wire: WireNames,
  submission: z.ZodObject<Shape>,
) {
  return endpoint({
    method: 'POST',
    path: `/api/${wire.path}/{id}`,
    tag: wire.path,
    access: 'learner',
    statuses: [201, 202],
    summary: 'Answer a question: 201 with the score, 202 while it is being scored',
    acceptsIdempotencyKey: true,
    params: idParamsSchema,
    body: z.strictObject({ ...answerEnvelopeSchema.shape, ...submission.shape }),
    response: scoredAnswerSchema,
  })
}

export const getPractice = endpoint({
  method: 'GET',
  path: '/api/practices/{id}',
  tag: 'practices',
  access: 'learner',
  statuses: [200],
  summary: 'A question by its id, with its place in the filtered list',
  params: idParamsSchema,
  query: practiceFiltersSchema,
  response: practiceSchema,
})

export const revealPractice = endpoint({
  method: 'POST',
  path: '/api/practices/{id}/reveal',
  tag: 'practices',
  access: 'learner',
  statuses: [200],
  summary: 'Show key, explanation and sample answer; later attempts say so',
  params: idParamsSchema,
  response: practiceSchema,
})

export const getPracticeProgress = endpoint({
  method: 'GET',
  path: '/api/practice-progress',
  tag: 'practices',
  access: 'learner',
  statuses: [200],
  summary: 'Questions per kind and how many of them are practised',
  query: z.object({ pteType: examVariantSchema.optional() }),
  response: z.object({
    tasks: z.array(z.object({ taskId: taskIdSchema, total: z.number().int(), done: z.number().int() })),
  }),
})

export const listAttempts = endpoint({
  method: 'GET',
  path: '/api/attempts',
  tag: 'attempts',
  access: 'learner',
  statuses: [200],
  summary: 'My latest answers over all kinds',
  query: pageQuerySchema,
  response: flatPage('scoredAnswerDtoList', scoredAnswerSchema),
})

export const getAttempt = endpoint({
  method: 'GET',
  path: '/api/attempts/{id}',
  tag: 'attempts',
  access: 'learner',
  statuses: [200],
  summary: 'One of my answers',
  params: idParamsSchema,
  response: scoredAnswerSchema,
})

export const shareAttempt = endpoint({
  method: 'PATCH',
  path: '/api/attempts/{id}',
  tag: 'attempts',
  access: 'learner',
  statuses: [200],
  summary: 'Show one of my answers to other learners, or stop showing it',
  params: idParamsSchema,
  body: z.strictObject({ isShared: z.boolean() }),
  response: scoredAnswerSchema,
})

/** One step of scoring, as the waiting page shows it. */
export const attemptEventSchema = z.object({
  id: z.number().int(),
  attemptId: idSchema,
  step: z.enum(['received', 'scoring', 'scored', 'failed']),
})
export type AttemptEvent = z.infer<typeof attemptEventSchema>

export const watchAttempt = endpoint({
  method: 'GET',
  path: '/api/attempts/{id}/events',
  tag: 'attempts',
  access: 'learner',
  statuses: [200],
  summary: 'Scoring steps of one of my answers as server-sent events, resumable by Last-Event-ID',
  isStream: true,
  params: idParamsSchema,
  response: attemptEventSchema,
})

export const getAnswerConsent = endpoint({
  method: 'GET',
  path: '/api/answer-consent',
  tag: 'attempts',
  access: 'learner',
  statuses: [200],
  summary: 'Whether other learners may see my answers; null until I was asked',
  response: z.object({ agrees: z.boolean().nullable() }),
})

export const putAnswerConsent = endpoint({
  method: 'PUT',
  path: '/api/answer-consent',
  tag: 'attempts',
  access: 'learner',
  statuses: [200],
  summary: 'Say whether other learners may see my later answers',
  body: z.strictObject({ agrees: z.boolean() }),
  response: z.object({ agrees: z.boolean().nullable() }),
})
