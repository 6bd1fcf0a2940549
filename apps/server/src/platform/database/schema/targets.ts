import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'
import { ownerId } from './owner-id.ts'

/** The scores a learner aims at, null where none is chosen yet, and when; each exam has its own. */
export const target = pgTable(
  'target',
  {
    userId: ownerId().notNull(),
    variant: text('variant', { enum: ['ACADEMIC', 'CORE'] }).notNull(),
    listening: integer('listening'),
    reading: integer('reading'),
    speaking: integer('speaking'),
    writing: integer('writing'),
    overall: integer('overall'),
    examDate: date('exam_date', { mode: 'string' }).notNull(),
    language: text('language').notNull(),
    version: integer('version').notNull().default(0),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.variant] })],
)
