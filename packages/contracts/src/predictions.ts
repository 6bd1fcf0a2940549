import { examVariantSchema } from '@rehearsal/exam/exam-variant'
import { taskIdSchema } from '@rehearsal/exam/task-ids'
import { z } from 'zod'
import { countryCodeSchema } from './countries.ts'
import { endpoint } from './endpoint.ts'
import { plainTextOf } from './plain-text.ts'
import { daySchema, idSchema, instantSchema } from './wire.ts'

const tag = 'predictions'

/** The most characters of what a learner adds to a report from an exam. */
export const SIGHTING_MAX_CHARACTERS = 400

const descriptionSchema = z
  .string()
  .transform(plainTextOf)
  .pipe(z.string().max(SIGHTING_MAX_CHARACTERS, `This is too long: it may have ${SIGHTING_MAX_CHARACTERS} characters.`))

/** Specification §3, exam memory submission. */
export const predictionSchema = z.object({
  id: idSchema,
  practiceId: idSchema,
  /** The day of the exam. */
  date: daySchema,
  country: countryCodeSchema,
  pteType: examVariantSchema,
  description: z.string().nullable(),
  /** How often the question has now been reported. */
  predictionCount: z.number().int(),
})
export type Prediction = z.infer<typeof predictionSchema>

export const createPrediction = endpoint({
  method: 'POST',
  path: '/api/predictions',
  tag,
  access: 'learner',
  statuses: [201],
  summary: 'Report that a question was seen in an exam; 409 when I did so before for that day',
  body: z.strictObject({
    practiceId: idSchema,
    date: daySchema,
    country: countryCodeSchema,
    pteType: examVariantSchema,
    description: descriptionSchema.nullish(),
  }),
  response: predictionSchema,
})

/** How a list, or several together, did against the reports from exams of its week. */
const outcomeSchema = z.object({
  /** Questions on the list. */
  predicted: z.number().int(),
  /** Those of them that were seen in an exam of the week. */
  seen: z.number().int(),
  /** How many as many random questions would have hit, on average. */
  byChance: z.number(),
  /** Reports from exams of the week, of all questions: what this rests on. */
  reports: z.number().int(),
})
export type PredictionOutcome = z.infer<typeof outcomeSchema>

const predictionWeekSchema = z.object({
  /** A Monday. */
  weekStart: daySchema,
  frozenAt: instantSchema,
  /** Worked out when its week was over, from the reports that there were when it began. */
  isBelated: z.boolean(),
  isRunning: z.boolean(),
  all: outcomeSchema,
  /** Kinds that the list had questions of. */
  tasks: z.array(outcomeSchema.extend({ taskId: taskIdSchema })),
})
export type PredictionWeek = z.infer<typeof predictionWeekSchema>

export const predictionRecordSchema = z.object({
  pteType: examVariantSchema,
  /** The running week begins on this Monday, in UTC. */
  weekStart: daySchema,
  /** Why a kind has a list this week or has none: how many learners reported its questions lately, and how many it takes. */
  basis: z.array(z.object({ taskId: taskIdSchema, learners: z.number().int(), predicted: z.number().int() })),
  learnersNeeded: z.number().int(),
  windowDays: z.number().int(),
  /** Frozen lists, the latest first, at most twelve. */
  weeks: z.array(predictionWeekSchema),
})
export type PredictionRecord = z.infer<typeof predictionRecordSchema>

/** How good predictions were is no secret of a plan: it names no question. */
export const getPredictionRecord = endpoint({
  method: 'GET',
  path: '/api/prediction-record',
  tag,
  access: 'learner',
  statuses: [200],
  summary: 'How the weekly lists did: how many of their questions were seen in exams of their week',
  query: z.object({ pteType: examVariantSchema.optional() }),
  response: predictionRecordSchema,
})
