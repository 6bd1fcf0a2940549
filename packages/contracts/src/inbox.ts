import { formIdSchema } from '@rehearsal/exam/mock-test/forms'
import { taskIdSchema } from '@rehearsal/exam/task-ids'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import {
  flagSchema,
  halPage,
  idParamsSchema,
  idSchema,
  instantSchema,
  noContentSchema,
  pageQuerySchema,
} from './wire.ts'

const tag = 'inbox'

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
  /** The report of a mock test is complete. */
  z.object({ kind: z.literal('mock-test'), mockTestId: idSchema, form: formIdSchema }),
])
export type InboxNews = z.infer<typeof inboxNewsSchema>

/** More unread news than this is not counted. */
export const UNREAD_COUNTED_AT_MOST = 100

export const inboxItemSchema = z.object({
  id: idSchema,
  news: inboxNewsSchema,
  /** How many more learners like the same comment or reply; 0 for other news. */
  others: z.number().int(),
  createdDate: instantSchema,
  isRead: z.boolean(),
  /** What it is about; null where that is the account itself. */
  practiceId: idSchema.nullable(),
  title: z.string().nullable(),
  taskId: taskIdSchema.nullable(),
  /** The scored or moderated answer. */
  attemptId: idSchema.nullable(),
  commentId: idSchema.nullable(),
})
export type InboxItem = z.infer<typeof inboxItemSchema>

export const listInbox = endpoint({
  method: 'GET',
  path: '/api/inbox',
  tag,
  access: 'learner',
  statuses: [200],
  summary: 'What I am told of, newest first; likes of one thing are one item',
  query: pageQuerySchema.extend({ unread: flagSchema.default(false) }),
  response: halPage('inboxItemDtoList', inboxItemSchema).extend({
    /** The newest there is, on whatever page: until there all can be marked as read. */
    newestId: idSchema.nullable(),
  }),
})

export const countUnread = endpoint({
  method: 'GET',
  path: '/api/inbox/unread-count',
  tag,
  access: 'learner',
  statuses: [200],
  summary: `How many items of my inbox are unread, ${UNREAD_COUNTED_AT_MOST} at most`,
  response: z.object({ unread: z.number().int().min(0).max(UNREAD_COUNTED_AT_MOST) }),
})

export const readInboxItem = endpoint({
  method: 'POST',
  path: '/api/inbox/{id}/read',
  tag,
  access: 'learner',
  statuses: [204],
  summary: 'Mark one item as read, with the earlier likes of the same thing',
  params: idParamsSchema,
  response: noContentSchema,
})

export const readInbox = endpoint({
  method: 'POST',
  path: '/api/inbox/read',
  tag,
  access: 'learner',
  statuses: [204],
  summary: 'Mark all items up to one as read; what came after it stays unread',
  body: z.strictObject({ upTo: idSchema }),
  response: noContentSchema,
})

/** Nothing tells whether there was such an item: who looks at a result does not know. */
export const readScore = endpoint({
  method: 'POST',
  path: '/api/inbox/scores/{id}/read',
  tag,
  access: 'learner',
  statuses: [204],
  summary: 'I have seen the score of my answer of this id: it is news no more',
  params: idParamsSchema,
  response: noContentSchema,
})

/** As for scores: nothing tells whether there was such news. */
export const readReportNews = endpoint({
  method: 'POST',
  path: '/api/inbox/mock-tests/{id}/read',
  tag,
  access: 'learner',
  statuses: [204],
  summary: 'I have seen the report of my mock test of this id: it is news no more',
  params: idParamsSchema,
  response: noContentSchema,
})

/** What is told by e-mail as well. */
export const inboxMailsSchema = z.strictObject({
  replies: z.boolean(),
  likes: z.boolean(),
  moderation: z.boolean(),
  scores: z.boolean(),
  /** Clients of before say nothing of it. */
  mockTests: z.boolean().default(false),
})
export type InboxMails = z.infer<typeof inboxMailsSchema>

export const inboxSettingsSchema = z.object({
  mails: inboxMailsSchema,
  /** Where they go; null for demo learners and accounts without an address, who get none. */
  email: z.string().nullable(),
})
export type InboxSettings = z.infer<typeof inboxSettingsSchema>

export const getInboxSettings = endpoint({
  method: 'GET',
  path: '/api/inbox/settings',
  tag,
  access: 'learner',
  statuses: [200],
  summary: 'Which news I get by e-mail: none unless I chose it',
  response: inboxSettingsSchema,
})

export const saveInboxSettings = endpoint({
  method: 'PUT',
  path: '/api/inbox/settings',
  tag,
  access: 'learner',
  statuses: [200],
  summary: 'Choose which news I get by e-mail',
  body: inboxMailsSchema,
  response: inboxSettingsSchema,
})

/** The token stands in every e-mail; it says whose e-mails end, and does not expire. */
export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/inbox/unsubscriptions/{token}',
  tag,
  access: 'public',
  statuses: [204],
  summary: 'End all e-mails about the inbox, without signing in',
  params: z.object({ token: z.string().regex(/^[\w-]{20,100}\.[\w-]{20,100}$/u) }),
  response: noContentSchema,
})
