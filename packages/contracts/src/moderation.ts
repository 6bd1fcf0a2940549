import { taskIdSchema } from '@rehearsal/exam/task-ids'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { plainTextSchema } from './plain-text.ts'
import { postedSubjectSchema } from './problem-reports.ts'
import { halPage, idSchema, instantSchema, noContentSchema, pageQuerySchema, pageSchema } from './wire.ts'

const tag = 'moderation'
const access = 'admin'

export const REASON_MAX_CHARACTERS = 400
export const BAN_MAX_DAYS = 365

/** Why something was decided. Author and reporters read it. */
const reasonSchema = plainTextSchema(REASON_MAX_CHARACTERS)

/** The queues; an entry is the comment that stands for a sighting. */
export const reportQueueSchema = z.enum(['question', 'comment', 'entry', 'reply', 'answer'])
export type ReportQueue = z.infer<typeof reportQueueSchema>

export const reportSubjectSchema = z.enum(['question', ...postedSubjectSchema.options])
export type ReportSubject = z.infer<typeof reportSubjectSchema>

const authorSchema = z.object({
  nickname: z.string(),
  isAdministrator: z.boolean(),
  isBanned: z.boolean(),
  /** When the ban ends by itself; null where it does not, or where there is none. */
  banEndsAt: instantSchema.nullable(),
})

/** One reported or hidden thing with its context. */
export const moderatedSchema = z.object({
  subject: reportSubjectSchema,
  id: idSchema,
  /** How many open reports there are on it. */
  reportCount: z.number().int(),
  /** The latest open one; what is decided holds for all up to it. */
  lastReportId: idSchema.nullable(),
  /** The latest open ones, newest first. */
  reports: z.array(
    z.object({ id: idSchema, description: z.string(), reportedBy: z.string().nullable(), createdAt: instantSchema }),
  ),
  /** What it says; empty for a question. */
  text: z.string(),
  recordingUrl: z.string().nullable(),
  /** Null for a question, and where the account is gone. */
  author: authorSchema.nullable(),
  createdAt: instantSchema,
  hiddenAt: instantSchema.nullable(),
  question: z.object({ id: idSchema, taskId: taskIdSchema, title: z.string(), isRetired: z.boolean() }),
  /** Where and when the question was seen, for an entry. */
  sighting: z.object({ seenOn: z.iso.date(), country: z.string() }).nullable(),
  /** What a reply answers. */
  repliesTo: z.string().nullable(),
})
export type Moderated = z.infer<typeof moderatedSchema>

export const moderationStateSchema = z.enum(['open', 'hidden'])
export type ModerationState = z.infer<typeof moderationStateSchema>

export const listModerated = endpoint({
  method: 'GET',
  path: '/api/admin/moderation',
  tag,
  access,
  statuses: [200],
  summary: 'One queue: what has open reports, the most reported first, or what is hidden, the latest first',
  query: pageQuerySchema.extend({ queue: reportQueueSchema, state: moderationStateSchema.default('open') }),
  response: halPage('moderatedDtoList', moderatedSchema).extend({
    /** How many things have open reports, by queue. */
    openCounts: z.record(reportQueueSchema, z.number().int()),
  }),
})

export const decisionSchema = z.enum(['hide', 'uphold', 'dismiss', 'restore'])
export type Decision = z.infer<typeof decisionSchema>

const decisionsOf = {
  question: ['uphold', 'dismiss'],
  comment: ['hide', 'dismiss', 'restore'],
  reply: ['hide', 'dismiss', 'restore'],
  answer: ['hide', 'dismiss', 'restore'],
} as const satisfies Record<ReportSubject, readonly Decision[]>

export const decide = endpoint({
  method: 'POST',
  path: '/api/admin/decisions',
  tag,
  access,
  statuses: [200],
  summary: 'Hide or restore a post, uphold or dismiss reports; 409 when another moderator has settled it',
  body: z
    .strictObject({
      subject: reportSubjectSchema,
      subjectId: idSchema,
      decision: decisionSchema,
      reason: reasonSchema,
      /** The latest report that the moderator saw. Nothing for `restore`. */
      lastReportId: idSchema.nullable(),
    })
    .refine(({ subject, decision }) => decisionsOf[subject].some((one) => one === decision), {
      path: ['decision'],
      message: 'This cannot be decided of it.',
    })
    .refine(({ decision, lastReportId }) => (decision === 'restore') === (lastReportId === null), {
      path: ['lastReportId'],
      message: 'Name the latest report that you saw; none to restore.',
    }),
  response: z.object({ settledReports: z.number().int() }),
})

export const banSchema = z.object({
  /** Of the account. */
  id: z.uuid(),
  nickname: z.string(),
  reason: z.string(),
  createdAt: instantSchema,
  endsAt: instantSchema.nullable(),
})
export type Ban = z.infer<typeof banSchema>

export const listBans = endpoint({
  method: 'GET',
  path: '/api/admin/bans',
  tag,
  access,
  statuses: [200],
  summary: 'Learners who may not post at present, the latest first',
  query: pageQuerySchema,
  response: halPage('banDtoList', banSchema),
})

export const banAuthor = endpoint({
  method: 'POST',
  path: '/api/admin/bans',
  tag,
  access,
  statuses: [201],
  summary: 'Stop the author of a post from posting, for some days or until it is lifted',
  body: z.strictObject({
    subject: postedSubjectSchema,
    subjectId: idSchema,
    days: z.number().int().min(1).max(BAN_MAX_DAYS).nullable(),
    reason: reasonSchema,
  }),
  response: banSchema,
})

export const liftBan = endpoint({
  method: 'POST',
  path: '/api/admin/bans/{id}/lift',
  tag,
  access,
  statuses: [204],
  summary: 'Let a learner post again',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ reason: reasonSchema }),
  response: noContentSchema,
})

export const auditEntrySchema = z.object({
  id: idSchema,
  actorName: z.string(),
  /** `subject.verb`. */
  action: z.string(),
  subjectId: z.string(),
  reason: z.string(),
  details: z.json(),
  createdAt: instantSchema,
})
export type AuditEntry = z.infer<typeof auditEntrySchema>

export const listAuditEntries = endpoint({
  method: 'GET',
  path: '/api/admin/audit-entries',
  tag,
  access,
  statuses: [200],
  summary: 'What administrators did, the latest first',
  query: pageQuerySchema.extend({
    /** What was acted on: the part of the action before the dot. */
    area: z.string().trim().max(60).default(''),
    /** Looked for in names, reasons and ids. */
    search: z.string().trim().max(200).default(''),
  }),
  response: z.object({
    _embedded: z.object({ auditEntryDtoList: z.array(auditEntrySchema) }),
    page: pageSchema,
    /** Every part before the dot that the log has. */
    areas: z.array(z.string()),
  }),
})
