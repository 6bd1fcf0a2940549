import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'

/** The dictionary, imported from the built pack. A word keeps its id whatever a later pack says of it; a vanished one is retired. */
export const dictionaryWord = pgTable('dictionary_word', {
  id: serial('id').primaryKey(),
  /** What it is found by: lower case, plain apostrophes, single spaces. */
  key: text('key').notNull().unique('dictionary_word_key_key'),
  /** How common it is, to decide between two words of one form. */
  uses: integer('uses').notNull(),
  entry: jsonb('entry').notNull(),
  isRetired: boolean('is_retired').notNull().default(false),
})

/** How far the import has come: instances that start together share the work, part by part. One row. */
export const dictionaryImport = pgTable(
  'dictionary_import',
  {
    id: integer('id').primaryKey().default(1),
    /** Which dictionary is being imported. The column is named after the hash of sources that it held before decision 051. */
    contentHash: text('sources').notNull(),
    partsDone: integer('parts_done').notNull(),
    /** Since when every word of some pack has been there; null while the first import runs. */
    completeSince: instant('complete_since'),
  },
  (table) => [check('dictionary_import_one_row_check', sql`${table.id} = 1`)],
)
