import { examVariantSchema } from '@rehearsal/exam/exam-variant'
import { taskIdSchema } from '@rehearsal/exam/task-ids'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { idSchema, instantSchema } from './wire.ts'

const tag = 'summary'

const questionCountSchema = z.number().int().nonnegative()

/** Specification §3, Statistics: a skill's count is of its questions that were answered, its total of all it has. */
const filledStatisticsSchema = z.object({
  locked: z.literal(false),
  /** The last six calendar months of the learner's zone, the oldest first; how many answers were given in each. */
  practiceMonths: z.array(z.object({ month: z.string(), year: z.number().int(), count: questionCountSchema })),
  listeningCount: questionCountSchema,
  listeningTotal: questionCountSchema,
  writingCount: questionCountSchema,
  writingTotal: questionCountSchema,
  readingCount: questionCountSchema,
  readingTotal: questionCountSchema,
  speakingCount: questionCountSchema,
  speakingTotal: questionCountSchema,
})

/** The trial is told that there is something, and nothing of it (specification §6, architecture §8). */
export const statisticsSchema = z.discriminatedUnion('locked', [
  filledStatisticsSchema,
  z.object({ locked: z.literal(true) }),
])
export type Statistics = z.infer<typeof filledStatisticsSchema>

export const getStatistics = endpoint({
  method: 'GET',
  path: '/api/summary/{status}/statistics',
  tag,
  access: 'learner',
  statuses: [200],
  summary: 'How much was practised, per skill and month; locked and empty on the trial, whatever the address says',
  params: z.object({ status: z.string().max(20) }),
  query: z.object({ pteType: examVariantSchema.optional() }),
  response: statisticsSchema,
})

/** What share of its marks an answer earned, and when. */
const trendPointSchema = z.object({ attemptId: idSchema, date: instantSchema, share: z.number().min(0).max(1) })

export const getTaskTrends = endpoint({
  method: 'GET',
  path: '/api/task-trends',
  tag,
  access: 'learner',
  statuses: [200],
  summary: 'What my latest scored answers earned, per kind of question, the oldest first',
  query: z.object({ pteType: examVariantSchema.optional() }),
  response: z.object({
    tasks: z.array(
      z.object({
        taskId: taskIdSchema,
        /** Of all scored answers, also those that are not among the points. */
        attempts: questionCountSchema,
        points: z.array(trendPointSchema),
      }),
    ),
  }),
})
export type TaskTrend = z.infer<typeof getTaskTrends.response>['tasks'][number]
