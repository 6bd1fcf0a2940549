import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'
import { ownerId } from './owner-id.ts'
import { question } from './questions.ts'

/** A learner's difficulty mark on a question. UNMARK is the absence of a row. */
export const bookmark = pgTable(
  'bookmark',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId().notNull(),
    questionId: integer('question_id')
      .notNull()
      .references(() => question.id),
    mark: text('mark', { enum: ['VERY_EASY', 'EASY', 'AVERAGE', 'HARD', 'VERY_HARD'] }).notNull(),
    version: integer('version').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    unique('bookmark_user_question_key').on(table.userId, table.questionId),
    index('bookmark_question_idx').on(table.questionId),
    check('bookmark_mark_check', sql`${table.mark} in ('VERY_EASY', 'EASY', 'AVERAGE', 'HARD', 'VERY_HARD')`),
  ],
)
