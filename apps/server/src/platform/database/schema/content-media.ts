import { sql } from 'drizzle-orm'
import { check, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'

/** What questions are heard or seen by: a script that is rendered when first asked for, or a picture. Never deleted, since old revisions name it. */
export const contentMedia = pgTable(
  'content_media',
  {
    /** The beginning of a hash of the content. */
    id: text('id').primaryKey(),
    script: jsonb('script'),
    svg: text('svg'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [check('content_media_kind_check', sql`(${table.script} is null) <> (${table.svg} is null)`)],
)
