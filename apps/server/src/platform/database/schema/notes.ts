import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'
import { ownerId } from './owner-id.ts'
import { question } from './questions.ts'

/** What a learner wrote about a question. */
export const note = pgTable(
  'note',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId().notNull(),
    questionId: integer('question_id')
      .notNull()
      .references(() => question.id),
    /** HTML, sanitised when it was written. */
    description: text('description').notNull(),
    /** The same without tags, for searching. */
    plainText: text('plain_text').notNull(),
    version: integer('version').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    unique('note_user_question_key').on(table.userId, table.questionId),
    index('note_question_idx').on(table.questionId),
    index('note_user_updated_idx').on(table.userId, table.updatedAt, table.id),
  ],
)
