import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'
import { ownerId } from './owner-id.ts'

/** An address that a learner wants to sign in with, until its link is opened. */
export const emailChange = pgTable(
  'email_change',
  {
    userId: ownerId().primaryKey(),
    email: text('email').notNull(),
    tokenHash: text('token_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [uniqueIndex('email_change_token_key').on(table.tokenHash)],
)

/** The secret address of a learner's calendar; revoked by deletion. */
export const calendarFeed = pgTable(
  'calendar_feed',
  {
    userId: ownerId().primaryKey(),
    tokenHash: text('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('calendar_feed_token_key').on(table.tokenHash)],
)
