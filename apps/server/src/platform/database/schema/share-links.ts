import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { attempt } from './attempts.ts'
import { instant } from './instant.ts'
import { mockTest } from './mock-tests.ts'
import { ownerId } from './owner-id.ts'

/** A public link to one scored answer or to the report of one mock test, and what the learner chose to show there. A revoked one is kept, so that it stays gone. */
export const shareLink = pgTable(
  'share_link',
  {
    /** 128 random bits, base64url. */
    token: text('token').primaryKey(),
    userId: ownerId().notNull(),
    attemptId: integer('attempt_id').references(() => attempt.id, { onDelete: 'cascade' }),
    mockTestId: integer('mock_test_id').references(() => mockTest.id, { onDelete: 'cascade' }),
    showsName: boolean('shows_name').notNull(),
    showsAnswer: boolean('shows_answer').notNull(),
    createdAt: instant('created_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    uniqueIndex('share_link_live_key')
      .on(table.attemptId)
      .where(sql`${table.revokedAt} is null`),
    uniqueIndex('share_link_live_mock_test_key')
      .on(table.mockTestId)
      .where(sql`${table.revokedAt} is null`),
    check('share_link_thing_check', sql`num_nonnulls(${table.attemptId}, ${table.mockTestId}) = 1`),
    index('share_link_user_idx').on(table.userId),
  ],
)
