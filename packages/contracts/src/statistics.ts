import { examVariantSchema } from '@rehearsal/exam/exam-variant'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'

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

/** The trial is told that there is something, and nothing of it (specification §6). */
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
