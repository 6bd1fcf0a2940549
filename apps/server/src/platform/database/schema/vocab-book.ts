import { taskIds } from '@rehearsal/exam/task-ids'
import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { dictionaryWord } from './dictionary.ts'
import { instant } from './instant.ts'
import { wordMark } from './marks.ts'
import { ownerId } from './owner-id.ts'

/** A word that a learner keeps. */
export const vocabWord = pgTable(
  'vocab_word',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId().notNull(),
    word: text('word').notNull(),
    /** What it is found by, as the dictionary's keys are made; one row for each word of a learner. */
    wordKey: text('word_key').notNull(),
    /** Null for a word that the dictionary lacks. */
    dictionaryWordId: integer('dictionary_word_id').references(() => dictionaryWord.id),
    /** The kind of question it was met in; null for one that was looked up elsewhere or imported. */
    taskId: text('task_id', { enum: taskIds }),
    /** The learner's own meaning, of an imported list; otherwise the dictionary's stands. */
    meaning: text('meaning'),
    note: text('note').notNull().default(''),
    mark: wordMark(),
    version: integer('version').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    unique('vocab_word_user_key_key').on(table.userId, table.wordKey),
    index('vocab_word_user_task_idx').on(table.userId, table.taskId, table.id),
    index('vocab_word_dictionary_idx').on(table.dictionaryWordId),
  ],
)
