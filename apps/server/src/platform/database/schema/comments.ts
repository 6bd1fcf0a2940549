import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'
import { ownerId } from './owner-id.ts'
import { question } from './questions.ts'
import { sighting } from './sightings.ts'

/**
 * What is said about a question. A sighting has an entry among the comments, so that it can be liked and answered; the
 * entry goes with its account, the sighting stays and counts. Likes and replies are counted, never kept as numbers.
 */
export const comment = pgTable(
  'comment',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    questionId: integer('question_id')
      .notNull()
      .references(() => question.id),
    /** Null only for the entry of a sighting that nobody signed. */
    userId: ownerId(),
    sightingId: integer('sighting_id').references(() => sighting.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    /** Since when a moderator hides it from all but its author. */
    hiddenAt: instant('hidden_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    unique('comment_sighting_key').on(table.sightingId),
    index('comment_question_idx').on(table.questionId, table.id),
    index('comment_user_idx').on(table.userId, table.id),
    check('comment_author_check', sql`${table.sightingId} is not null or ${table.userId} is not null`),
    check('comment_text_check', sql`${table.sightingId} is not null or length(${table.text}) > 0`),
  ],
)

export const commentLike = pgTable(
  'comment_like',
  {
    commentId: integer('comment_id')
      .notNull()
      .references(() => comment.id, { onDelete: 'cascade' }),
    userId: ownerId().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.userId] }),
    index('comment_like_user_idx').on(table.userId),
  ],
)

export const commentReply = pgTable(
  'comment_reply',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    commentId: integer('comment_id')
      .notNull()
      .references(() => comment.id, { onDelete: 'cascade' }),
    userId: ownerId().notNull(),
    text: text('text').notNull(),
    hiddenAt: instant('hidden_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('comment_reply_comment_idx').on(table.commentId, table.id),
    index('comment_reply_user_idx').on(table.userId, table.id),
    check('comment_reply_text_check', sql`length(${table.text}) > 0`),
  ],
)

export const commentReplyLike = pgTable(
  'comment_reply_like',
  {
    replyId: integer('reply_id')
      .notNull()
      .references(() => commentReply.id, { onDelete: 'cascade' }),
    userId: ownerId().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.replyId, table.userId] }),
    index('comment_reply_like_user_idx').on(table.userId),
  ],
)
