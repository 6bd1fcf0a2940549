import { taskIdSchema } from '@rehearsal/exam/task-ids'
import { z } from 'zod'

/** What an entry of the inbox tells, by its kind. Excerpts are plain text. */
export const inboxNewsSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('reply'), by: z.string(), excerpt: z.string() }),
  z.object({ kind: z.literal('like'), by: z.string(), subject: z.enum(['comment', 'reply']), excerpt: z.string() }),
  z.object({
    kind: z.literal('moderation'),
    decision: z.enum(['hidden', 'restored', 'report-upheld', 'report-dismissed', 'banned', 'ban-lifted']),
    subject: z.enum(['question', 'comment', 'reply', 'answer', 'account']),
    excerpt: z.string(),
    reason: z.string(),
  }),
  z.object({
    kind: z.literal('score'),
    taskId: taskIdSchema,
    questionTitle: z.string(),
    earned: z.number(),
    max: z.number(),
  }),
])
export type InboxNews = z.infer<typeof inboxNewsSchema>
