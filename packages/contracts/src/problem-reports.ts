import { REPORT_MAX_CHARACTERS } from '@rehearsal/exam/limits'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { plainTextSchema } from './plain-text.ts'
import { idSchema } from './wire.ts'

const tag = 'problem-reports'

const descriptionSchema = plainTextSchema(REPORT_MAX_CHARACTERS)
const reportedSchema = z.object({ id: idSchema })

/** Specification §7.6. */
export const reportQuestion = endpoint({
  method: 'POST',
  path: '/api/problemReports',
  tag,
  access: 'learner',
  statuses: [201],
  summary: 'Report what is wrong with a question; 409 while an earlier report of mine on it is open',
  body: z.strictObject({ practiceId: idSchema, description: descriptionSchema }),
  response: reportedSchema,
})

/** What learners write and others see. The entry of a sighting is a comment. */
export const postedSubjectSchema = z.enum(['comment', 'reply', 'answer'])
export type PostedSubject = z.infer<typeof postedSubjectSchema>

export const reportPost = endpoint({
  method: 'POST',
  path: '/api/content-reports',
  tag,
  access: 'learner',
  statuses: [201],
  summary: "Report another learner's comment, reply or answer; 409 while an earlier report of mine on it is open",
  body: z.strictObject({ subject: postedSubjectSchema, subjectId: idSchema, description: descriptionSchema }),
  response: reportedSchema,
})
