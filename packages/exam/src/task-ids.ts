import { z } from 'zod'

/** Every kind of question, in the order the side menu shows them. The id is `skill/slug`: a slug alone is not unique. */
export const taskIds = [
  'speaking/read-aloud',
  'speaking/repeat-sentence',
  'speaking/describe-image',
  'speaking/answer-short-question',
  'speaking/re-tell-lecture',
  'speaking/respond-to-a-situation',
  'speaking/summarize-group-discussion',
  'writing/summarize-written-text',
  'writing/write-essay',
  'writing/write-email',
  'reading/rw-fill-in-the-blanks',
  'reading/multiple-choice-multiple',
  'reading/re-order-paragraphs',
  'reading/fill-in-the-blanks',
  'reading/multiple-choice-single',
  'listening/summarize-spoken-text',
  'listening/multiple-choice-multiple',
  'listening/fill-in-the-blanks',
  'listening/highlight-correct-summary',
  'listening/multiple-choice-single',
  'listening/select-missing-word',
  'listening/highlight-incorrect-words',
  'listening/write-from-dictation',
] as const

export const taskIdSchema = z.enum(taskIds)
export type TaskId = z.infer<typeof taskIdSchema>
