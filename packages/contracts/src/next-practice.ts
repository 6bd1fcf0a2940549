import { examVariantSchema } from '@rehearsal/exam/exam-variant'
import { skillSchema } from '@rehearsal/exam/skill'
import { taskIdSchema } from '@rehearsal/exam/task-ids'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { idSchema, instantSchema } from './wire.ts'

const shareSchema = z.number().min(0).max(1)

export const nextPracticeSchema = z.object({
  practiceId: idSchema,
  taskId: taskIdSchema,
  title: z.string(),
  /** Whether I have never answered this question. */
  isNew: z.boolean(),
  reason: z.object({
    /** The skill in which the kind would help most, and the part of its score that the kind decides. */
    skill: skillSchema,
    weight: shareSchema,
    /** Mean share of the marks of my latest answers of the kind; null before the first. */
    share: shareSchema.nullable(),
    answers: z.number().int().nonnegative(),
    /** What the target asks for; `isTargetSet` false: what is taken where none is set. */
    target: z.number().int(),
    isTargetSet: z.boolean(),
    neededShare: shareSchema,
  }),
})
export type NextPractice = z.infer<typeof nextPracticeSchema>

/** What share of its marks an answer earned, and when. */
const trendPointSchema = z.object({ attemptId: idSchema, date: instantSchema, share: shareSchema })

export const taskTrendSchema = z.object({
  taskId: taskIdSchema,
  /** Of all scored answers, also those that are not among the points. */
  attempts: z.number().int().nonnegative(),
  /** The latest answers, the oldest first. */
  points: z.array(trendPointSchema),
})
export type TaskTrend = z.infer<typeof taskTrendSchema>

export const getNextPractice = endpoint({
  method: 'GET',
  path: '/api/next-practice',
  tag: 'summary',
  access: 'learner',
  statuses: [200],
  summary:
    'The questions whose practice is expected to gain most, one of each kind, with the reason; and what my latest scored answers of every kind earned, which it goes by',
  query: z.object({ pteType: examVariantSchema.optional() }),
  response: z.object({
    questions: z.array(nextPracticeSchema),
    trends: z.array(taskTrendSchema),
    /** Whether the exam's owner publishes how much each kind weighs; otherwise that is worked out from counts and maxima. */
    hasPublishedWeights: z.boolean(),
  }),
})
