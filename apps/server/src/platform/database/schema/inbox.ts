import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { attempt } from './attempts.ts'
import { comment } from './comments.ts'
import { instant } from './instant.ts'
import { ownerId } from './owner-id.ts'
import { question } from './questions.ts'

/** What a learner is told of: replies, likes, what moderators decided, finished scores, reports of mock tests. */
export const inboxItem = pgTable(
  'inbox_item',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId().notNull(),
    kind: text('kind', { enum: ['reply', 'like', 'moderation', 'score', 'mock-test'] }).notNull(),
    /** The same event is told once, however often it is reported. */
    dedupeKey: text('dedupe_key').notNull(),
    questionId: integer('question_id').references(() => question.id),
    commentId: integer('comment_id').references(() => comment.id, { onDelete: 'cascade' }),
    attemptId: integer('attempt_id').references(() => attempt.id, { onDelete: 'cascade' }),
    /** What is shown: parsed by kind. */
    details: jsonb('details').notNull(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
    /** When it was mailed, or found not to be wanted by mail; null while that is to be decided. */
    mailedAt: instant('mailed_at'),
  },
  (table) => [
    unique('inbox_item_dedupe_key').on(table.userId, table.dedupeKey),
    index('inbox_item_user_idx').on(table.userId, table.id),
    index('inbox_item_unread_idx')
      .on(table.userId)
      .where(sql`${table.readAt} is null`),
    index('inbox_item_unmailed_idx')
      .on(table.id)
      .where(sql`${table.mailedAt} is null`),
    index('inbox_item_comment_idx').on(table.commentId),
    index('inbox_item_attempt_idx').on(table.attemptId),
  ],
)

/** What a learner wants to hear of by e-mail; nothing unless they say so. */
export const inboxSettings = pgTable('inbox_settings', {
  userId: ownerId().primaryKey(),
  mailsReplies: boolean('mails_replies').notNull().default(false),
  mailsLikes: boolean('mails_likes').notNull().default(false),
  mailsModeration: boolean('mails_moderation').notNull().default(false),
  mailsScores: boolean('mails_scores').notNull().default(false),
  mailsMockTests: boolean('mails_mock_tests').notNull().default(false),
  updatedAt: instant('updated_at').notNull(),
})
