import { answerModeSchema } from '@rehearsal/contracts/attempts'
import { examVariantSchema } from '@rehearsal/exam/exam-variant'
import { taskIdSchema } from '@rehearsal/exam/task-ids'
import { z } from 'zod'

/** What is sent: the kind's own fields and the envelope. */
export const answerBodySchema = z.looseObject({
  pteType: examVariantSchema,
  mode: answerModeSchema,
  duration: z.number().optional(),
})
export type AnswerBody = z.infer<typeof answerBodySchema>

/** An answer that this browser keeps until the server has it. */
export const keptAnswerSchema = z.object({
  userId: z.string(),
  questionId: z.number(),
  /** The page that keeps it; empty where the version of the app that did named none. */
  page: z.string().default(''),
  /** When it was kept. */
  at: z.number().default(0),
  taskId: taskIdSchema,
  /** The idempotency key it is sent with, however often. */
  key: z.string(),
  draft: z.unknown(),
  /** Null until the learner has pressed Submit. The same body goes with the same key. */
  body: answerBodySchema.nullable(),
  /** Stopped at the paywall: it waits for the learner to send it, and never goes by itself. */
  isHeld: z.boolean().default(false),
})
export type KeptAnswer = z.infer<typeof keptAnswerSchema>
/** Not held unless it says so. */
export type NewKeptAnswer = z.input<typeof keptAnswerSchema>
