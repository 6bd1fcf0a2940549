import { date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'
import { question } from './questions.ts'
import { users } from './users.ts'

/** A question seen in a real exam. The report outlives the account that made it. */
export const sighting = pgTable(
  'sighting',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    questionId: integer('question_id')
      .notNull()
      .references(() => question.id),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    seenOn: date('seen_on', { mode: 'string' }).notNull(),
    country: text('country').notNull(),
    variant: text('variant', { enum: ['ACADEMIC', 'CORE'] }).notNull(),
    description: text('description'),
    /** Since when a moderator hides it; it counts for nothing then. */
    hiddenAt: instant('hidden_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('sighting_question_seen_on_idx').on(table.questionId, table.seenOn),
    index('sighting_user_idx').on(table.userId),
  ],
)
