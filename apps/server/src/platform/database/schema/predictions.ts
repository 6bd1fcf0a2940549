import { date, index, integer, jsonb, pgTable, primaryKey, real, text, unique } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'
import { question } from './questions.ts'

/** A week's list of one exam, frozen when the week began and never changed after. */
export const predictionList = pgTable(
  'prediction_list',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    variant: text('variant', { enum: ['ACADEMIC', 'CORE'] }).notNull(),
    /** The Monday (UTC) that it holds from. */
    weekStart: date('week_start', { mode: 'string' }).notNull(),
    /** Which ranking made it. */
    ranking: text('ranking').notNull(),
    frozenAt: instant('frozen_at').notNull(),
  },
  (table) => [unique('prediction_list_week_key').on(table.variant, table.weekStart)],
)

export const predictionItem = pgTable(
  'prediction_item',
  {
    listId: integer('list_id')
      .notNull()
      .references(() => predictionList.id, { onDelete: 'cascade' }),
    questionId: integer('question_id')
      .notNull()
      .references(() => question.id),
    /** From 1, over the questions of one kind. */
    rank: integer('rank').notNull(),
    score: real('score').notNull(),
    /** What the score was made of. */
    reasons: jsonb('reasons').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.questionId] }),
    index('prediction_item_question_idx').on(table.questionId),
  ],
)
