import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'

/** How many calls or guesses somebody made until an instant; who stands in a hash. Kept for as long as the window lasts. */
export const callCount = pgTable(
  'call_count',
  {
    key: text('key').notNull(),
    endsAt: instant('ends_at').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.endsAt] }), index('call_count_ends_at_idx').on(table.endsAt)],
)
