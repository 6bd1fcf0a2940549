import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { attempt } from './attempts.ts'
import { instant } from './instant.ts'
import { ownerId } from './owner-id.ts'

/** One free AI scoring, reserved with its attempt and charged only when the score is delivered. */
export const aiCredit = pgTable(
  'ai_credit',
  {
    attemptId: integer('attempt_id')
      .primaryKey()
      .references(() => attempt.id, { onDelete: 'cascade' }),
    userId: ownerId().notNull(),
    state: text('state', { enum: ['reserved', 'charged', 'released'] }).notNull(),
    /** The scope that it was taken from, so that it goes back there after midnight too; null for the one of a lifetime. */
    scope: text('scope'),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    index('ai_credit_user_idx').on(table.userId),
    check('ai_credit_state_check', sql`${table.state} in ('reserved', 'charged', 'released')`),
  ],
)

/** How many free scorings a learner holds or has used: the one row a reservation updates under its condition. */
export const aiQuota = pgTable(
  'ai_quota',
  { userId: ownerId().primaryKey(), used: integer('used').notNull().default(0) },
  (table) => [check('ai_quota_used_check', sql`${table.used} >= 0`)],
)

/** The same for each day, each kind of question, or both, where an installation counts so. */
export const aiScopedQuota = pgTable(
  'ai_scoped_quota',
  {
    userId: ownerId().notNull(),
    /** `2026-03-18`, `speaking/read-aloud` or `2026-03-18 speaking/read-aloud`. */
    scope: text('scope').notNull(),
    used: integer('used').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.scope] }),
    check('ai_scoped_quota_used_check', sql`${table.used} >= 0`),
  ],
)
