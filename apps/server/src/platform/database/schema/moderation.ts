import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { attempt } from './attempts.ts'
import { comment, commentReply } from './comments.ts'
import { instant } from './instant.ts'
import { ownerId } from './owner-id.ts'
import { question } from './questions.ts'
import { users } from './users.ts'

/** What learners report: a question, a comment or exam-memory entry, a reply, or another's answer. Outlives the account. */
export const problemReport = pgTable(
  'problem_report',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    reporterId: uuid('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    subject: text('subject', { enum: ['question', 'comment', 'reply', 'answer'] }).notNull(),
    /** The question itself, or the one that the subject belongs to. */
    questionId: integer('question_id')
      .notNull()
      .references(() => question.id),
    commentId: integer('comment_id').references(() => comment.id, { onDelete: 'cascade' }),
    replyId: integer('reply_id').references(() => commentReply.id, { onDelete: 'cascade' }),
    attemptId: integer('attempt_id').references(() => attempt.id, { onDelete: 'cascade' }),
    description: text('description').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When a moderator was done with it, and whether something was wrong. */
    settledAt: instant('settled_at'),
    outcome: text('outcome', { enum: ['upheld', 'dismissed'] }),
  },
  (table) => [
    index('problem_report_open_idx')
      .on(table.subject, table.id)
      .where(sql`${table.settledAt} is null`),
    index('problem_report_reporter_idx').on(table.reporterId, table.createdAt),
    index('problem_report_question_idx').on(table.questionId),
    index('problem_report_comment_idx').on(table.commentId),
    index('problem_report_reply_idx').on(table.replyId),
    index('problem_report_attempt_idx').on(table.attemptId),
    check(
      'problem_report_subject_check',
      sql`(${table.subject} = 'comment') = (${table.commentId} is not null) and (${table.subject} = 'reply') = (${table.replyId} is not null) and (${table.subject} = 'answer') = (${table.attemptId} is not null)`,
    ),
  ],
)

/** What administrators did, never changed and never deleted; names stay readable when what they name is gone. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Null when the account is gone; `actorName` still says who it was. */
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    actorName: text('actor_name').notNull(),
    /** `subject.verb`, such as `comment.hide`. */
    action: text('action').notNull(),
    subjectId: text('subject_id').notNull(),
    reason: text('reason').notNull().default(''),
    details: jsonb('details'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('audit_entry_actor_idx').on(table.actorId), index('audit_entry_subject_idx').on(table.subjectId)],
)

/** Learners who may read but not post. */
export const communityBan = pgTable('community_ban', {
  userId: ownerId().primaryKey(),
  reason: text('reason').notNull(),
  /** Null: until it is lifted. */
  endsAt: instant('ends_at'),
  createdAt: instant('created_at').notNull(),
})

/** Words, phrases and web hosts that no post may hold. */
export const blockedPhrase = pgTable(
  'blocked_phrase',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    phrase: text('phrase').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('blocked_phrase_key').on(sql`lower(${table.phrase})`)],
)

/** That a learner posted, whatever became of the post: what the limits per learner count. Kept for a day. */
export const communityPost = pgTable(
  'community_post',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId().notNull(),
    kind: text('kind').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('community_post_user_idx').on(table.userId, table.kind, table.createdAt),
    index('community_post_created_at_idx').on(table.createdAt),
  ],
)
