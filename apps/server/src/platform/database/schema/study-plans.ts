import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'
import { ownerId } from './owner-id.ts'

/** What a learner told the study plan wizard; the plan itself is worked out from it each day. */
export const studyPlan = pgTable(
  'study_plan',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId().notNull(),
    englishLevel: text('english_level', { enum: ['PRE_A1', 'A1', 'A2', 'B1', 'B2', 'C1', 'C2'] }).notNull(),
    dailyPractice: text('daily_practice', {
      enum: ['LESS_THAN_1', 'BETWEEN_1_2', 'BETWEEN_2_3', 'BETWEEN_3_4', 'MORE_THAN_4'],
    }).notNull(),
    /** Scores of a mock test, 0 where none was considered. */
    listening: integer('listening').notNull(),
    reading: integer('reading').notNull(),
    speaking: integer('speaking').notNull(),
    writing: integer('writing').notNull(),
    overall: integer('overall').notNull(),
    version: integer('version').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [unique('study_plan_user_key').on(table.userId)],
)
