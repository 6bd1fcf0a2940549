import { examVariantSchema } from '@rehearsal/exam/exam-variant'
import { pointsSchema } from '@rehearsal/exam/points'
import {
  comparisonSchema,
  evidenceSchema,
  findingSchema,
  engineSchema,
  totalSchema,
  writtenWordSchema,
} from '@rehearsal/exam/score'
import { taskIdSchema } from '@rehearsal/exam/task-ids'
import { traitSchema } from '@rehearsal/exam/trait'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { durationResponseSchema, flatPage, idParamsSchema, idSchema, instantSchema, pageQuerySchema } from './wire.ts'

export const attemptStatusSchema = z.enum(['queued', 'scoring', 'scored', 'failed'])
export type AttemptStatus = z.infer<typeof attemptStatusSchema>

/** One accordion row of the score detail (specification §3). */
export const scoreItemSchema = z.object({
  title: z.string(),
  value: z.number(),
  maxValue: z.number(),
  content: z.string(),
  standardError: z.number().nullable(),
  /** The trait that earned nothing and took this one along. */
  zeroedBy: traitSchema.nullable(),
})

/** Score detail (specification §3) with its evidence. */
export const scoreDetailSchema = z.object({
  total: totalSchema,
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
  /** A moderator keeps it from other learners. */
  isHidden: z.boolean(),
  afterReveal: z.boolean(),
})
export type ScoredAnswer = z.infer<typeof scoredAnswerSchema>

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
