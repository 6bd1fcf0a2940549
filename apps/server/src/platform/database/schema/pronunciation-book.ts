import { taskIds } from '@rehearsal/exam/task-ids'
import { index, integer, jsonb, pgTable, real, text, unique } from 'drizzle-orm/pg-core'
import { attempt } from './attempts.ts'
import { dictionaryWord } from './dictionary.ts'
import { instant } from './instant.ts'
import { wordMark } from './marks.ts'
import { ownerId } from './owner-id.ts'

/** A word whose sounds a learner works on. */
export const pronunciationWord = pgTable(
  'pronunciation_word',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId().notNull(),
    word: text('word').notNull(),
    wordKey: text('word_key').notNull(),
    /** Null for a word that the dictionary lacks. */
    dictionaryWordId: integer('dictionary_word_id').references(() => dictionaryWord.id),
    /** `scored`: a recording rated it low; `added`: the learner put it here. */
    reason: text('reason', { enum: ['scored', 'added'] }).notNull(),
    taskId: text('task_id', { enum: taskIds }),
    attemptId: integer('attempt_id').references(() => attempt.id, { onDelete: 'set null' }),
    /** The recording's score of the word, 0 to 1, when it entered; null for an added one. */
    enteredScore: real('entered_score'),
    bestScore: real('best_score'),
    lastScore: real('last_score'),
    takeCount: integer('take_count').notNull().default(0),
    note: text('note').notNull().default(''),
    mark: wordMark(),
    version: integer('version').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    unique('pronunciation_word_user_key_key').on(table.userId, table.wordKey),
    index('pronunciation_word_user_idx').on(table.userId, table.id),
    index('pronunciation_word_attempt_idx').on(table.attemptId),
    index('pronunciation_word_dictionary_idx').on(table.dictionaryWordId),
  ],
)

/** One try at a word: what the speech engine heard. The recording itself is not kept. */
export const pronunciationTake = pgTable(
  'pronunciation_take',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId().notNull(),
    pronunciationWordId: integer('pronunciation_word_id')
      .notNull()
      .references(() => pronunciationWord.id, { onDelete: 'cascade' }),
    /** 0 to 1. */
    score: real('score').notNull(),
    /** The word's sounds with their scores, as the result showed them. */
    evidence: jsonb('evidence').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('pronunciation_take_word_idx').on(table.pronunciationWordId, table.id),
    index('pronunciation_take_user_idx').on(table.userId),
  ],
)
