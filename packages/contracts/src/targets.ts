import { examVariantSchema } from '@rehearsal/exam/exam-variant'
import { z } from 'zod'
import { languageCodeSchema } from './account.ts'
import { endpoint } from './endpoint.ts'
import { daySchema } from './wire.ts'

const tag = 'targets'
/** Scores are reported up to 90 (specification §9); null where none is aimed at yet. */
const HIGHEST_SCORE = 90
const targetScoreSchema = z.number().int().min(0).max(HIGHEST_SCORE).nullable()

const scoresShape = {
  listening: targetScoreSchema,
  reading: targetScoreSchema,
  speaking: targetScoreSchema,
  writing: targetScoreSchema,
  overall: targetScoreSchema,
}

/** Specification §3, Target settings. Version 0: nothing was saved for this exam yet. */
export const targetSchema = z.object({
  ...scoresShape,
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
    ...scoresShape,
    examDate: daySchema,
    language: languageCodeSchema,
    version: z.number().int().min(0),
  }),
  response: targetSchema,
})
