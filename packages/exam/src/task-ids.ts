import { z } from 'zod'

/** Every kind of question, in the order the side menu shows them. The id is `skill/slug`: a slug alone is not unique. */
export const taskIds = [
  'speaking/read-aloud',
  'writing/summarize-written-text',
  'reading/re-order-paragraphs',
  'listening/write-from-dictation',
] as const

export const taskIdSchema = z.enum(taskIds)
export type TaskId = z.infer<typeof taskIdSchema>
