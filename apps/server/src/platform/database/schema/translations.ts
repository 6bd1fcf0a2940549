import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'

/** What a translation service has said of a sentence, so that it is asked once. */
export const translation = pgTable(
  'translation',
  {
    /** The service and its model. */
    provider: text('provider').notNull(),
    /** Language code of the translation, small letters. */
    target: text('target').notNull(),
    /** SHA-256 of the sentence. */
    sourceHash: text('source_hash').notNull(),
    translated: text('translated').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.target, table.sourceHash] })],
)
