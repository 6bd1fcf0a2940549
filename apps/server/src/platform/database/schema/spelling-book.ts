import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'
import { ownerId } from './owner-id.ts'

/** A dictation as it was submitted, with its score. */
export const dictationAnswer = pgTable(
  'dictation_answer',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId().notNull(),
    /** `{ word, answer }` in the order they were said. */
    words: jsonb('words').notNull(),
    correctCount: integer('correct_count').notNull(),
    totalCount: integer('total_count').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('dictation_answer_user_idx').on(table.userId, table.id),
    check('dictation_answer_count_check', sql`${table.correctCount} between 0 and ${table.totalCount}`),
  ],
)

/** A word that a learner has spelt wrong, with the last slip. */
export const misspeltWord = pgTable(
  'misspelt_word',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId().notNull(),
    word: text('word').notNull(),
    wordKey: text('word_key').notNull(),
    /** What was typed last in its place; empty where nothing was. */
    typed: text('typed').notNull(),
    source: text('source', { enum: ['dictation', 'write-from-dictation', 'fill-in-the-blanks'] }).notNull(),
    times: integer('times').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [
    unique('misspelt_word_user_key_key').on(table.userId, table.wordKey),
    index('misspelt_word_user_last_idx').on(table.userId, table.lastAt, table.id),
  ],
)
