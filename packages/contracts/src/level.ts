import { levelScoreSchema } from '@rehearsal/exam/estimate/level'
import { verdictSchema } from '@rehearsal/exam/estimate/readiness'
import { examVariantSchema } from '@rehearsal/exam/exam-variant'
import { taskIdSchema } from '@rehearsal/exam/task-ids'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const countSchema = z.number().int().nonnegative()

/** A score from 10 to 90, unrounded, and the ends of its 90 % band. */
const bandSchema = levelScoreSchema.pick({ value: true, low: true, high: true })

const standingSchema = z.object({
  /** The latest answers that it rests on. */
  answers: countSchema,
  /** Where I am; null where there are not enough answers yet to tell. */
  level: bandSchema.nullable(),
  /** The likely score in the exam: no progress is assumed, and the band is wider for the days until then. Null like `level`. */
  likely: bandSchema.extend({ verdict: verdictSchema.nullable() }).nullable(),
  /** What there is too little of; null where there is enough. */
  missing: z.object({ answers: countSchema, kinds: z.array(taskIdSchema) }).nullable(),
})
export type Standing = z.infer<typeof standingSchema>

export const standingsSchema = z.object({
  /** Until the exam of the target; null without a day ahead: then `likely` is about today. */
  daysLeft: countSchema.nullable(),
  overall: standingSchema,
  speaking: standingSchema,
  writing: standingSchema,
  reading: standingSchema,
  listening: standingSchema,
})
export type Standings = z.infer<typeof standingsSchema>

export const getLevel = endpoint({
  method: 'GET',
  path: '/api/level',
  tag: 'summary',
  access: 'learner',
  statuses: [200],
  summary:
    'Where I am: the overall score and each skill with a band, of my latest scored answers and mock tests, and how likely my target is; or how many answers are missing to tell',
  query: z.object({ pteType: examVariantSchema.optional() }),
  response: standingsSchema,
})
