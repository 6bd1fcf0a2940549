import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, real, text, unique } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'
import { ownerId } from './owner-id.ts'
import { misspeltWord } from './spelling-book.ts'
import { vocabWord } from './vocab-book.ts'

/** When a word comes back, and what the scheduler knows of it (FSRS). It goes with the word it is about. */
export const reviewCard = pgTable(
  'review_card',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId().notNull(),
    /** One of the two is set: a word's meaning is recalled, or its spelling. */
    vocabWordId: integer('vocab_word_id').references(() => vocabWord.id, { onDelete: 'cascade' }),
    misspeltWordId: integer('misspelt_word_id').references(() => misspeltWord.id, { onDelete: 'cascade' }),
    state: text('state', { enum: ['new', 'learning', 'review', 'relearning'] }).notNull(),
    dueAt: instant('due_at').notNull(),
    /** Days until the chance of recalling it falls to nine in ten. */
    stability: real('stability').notNull(),
    /** 1 to 10; 0 for a new card. */
    difficulty: real('difficulty').notNull(),
    scheduledDays: integer('scheduled_days').notNull(),
    learningSteps: integer('learning_steps').notNull(),
    reps: integer('reps').notNull(),
    lapses: integer('lapses').notNull(),
    lastReviewAt: instant('last_review_at'),
    version: integer('version').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('review_card_vocab_word_key').on(table.vocabWordId),
    unique('review_card_misspelt_word_key').on(table.misspeltWordId),
    index('review_card_user_due_idx').on(table.userId, table.dueAt, table.id),
    check('review_card_word_check', sql`(${table.vocabWordId} is null) <> (${table.misspeltWordId} is null)`),
  ],
)

/** Every grade given, for the daily cap and for what a learner has done. */
export const reviewLog = pgTable(
  'review_log',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId().notNull(),
    cardId: integer('card_id').references(() => reviewCard.id, { onDelete: 'set null' }),
    grade: text('grade', { enum: ['AGAIN', 'HARD', 'GOOD', 'EASY'] }).notNull(),
    stateBefore: text('state_before', { enum: ['new', 'learning', 'review', 'relearning'] }).notNull(),
    reviewedAt: instant('reviewed_at').notNull(),
  },
  (table) => [
    index('review_log_user_idx').on(table.userId, table.reviewedAt),
    index('review_log_card_idx').on(table.cardId),
  ],
)

export const reviewSettings = pgTable('review_settings', {
  userId: ownerId().primaryKey(),
  /** How many cards a day at most. */
  dailyCap: integer('daily_cap').notNull(),
})
