import { examVariantSchema } from '@rehearsal/exam/exam-variant'
import { MOCK_SCORE_MAX, MOCK_SCORE_MIN } from '@rehearsal/exam/limits'
import { z } from 'zod'
import { languageCodeSchema } from './account.ts'
import { endpoint } from './endpoint.ts'
import { daySchema, versionSchema } from './wire.ts'

const tag = 'targets'

/** Null where none is aimed at yet. */
const scoresOf = <Score extends z.ZodType>(score: Score) => ({
  listening: z.nullable(score),
  reading: z.nullable(score),
  speaking: z.nullable(score),
  writing: z.nullable(score),
  overall: z.nullable(score),
})

/** Scores are reported from 10 to 90 (specification §9). */
const aimSchema = z
  .number()
  .int()
  .min(MOCK_SCORE_MIN, `Aim at ${MOCK_SCORE_MIN} or more.`)
  .max(MOCK_SCORE_MAX, `Aim at ${MOCK_SCORE_MAX} at most.`)

/** Specification §3, Target settings. Version 0: nothing was saved for this exam yet. */
export const targetSchema = z.object({
  ...scoresOf(z.number().int()),
  examDate: daySchema.nullable(),
  /** Upper case: `FA`. */
  language: z.string().nullable(),
  version: z.number().int(),
})
export type Target = z.infer<typeof targetSchema>

const path = '/api/settings/target/{variant}'
const params = z.object({ variant: examVariantSchema })

export const getTarget = endpoint({
  method: 'GET',
  path,
  tag,
  access: 'learner',
  statuses: [200],
  summary: 'What I aim at in one of the exams, and when; empty and of version 0 before it is first saved',
  params,
  response: targetSchema,
})

export const putTarget = endpoint({
  method: 'PUT',
  path,
  tag,
  access: 'learner',
  statuses: [200],
  summary: 'Save what I aim at; a stale version answers 409 with the current target',
  params,
  body: z.strictObject({
    ...scoresOf(aimSchema),
    examDate: daySchema,
    language: languageCodeSchema,
    version: versionSchema,
  }),
  response: targetSchema,
})
