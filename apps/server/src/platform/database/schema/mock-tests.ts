import { partIds } from '@rehearsal/exam/formats/blueprints/blueprint'
import { formatIds } from '@rehearsal/exam/formats/format-ids'
import { formIds } from '@rehearsal/exam/mock-test/forms'
import { taskIds } from '@rehearsal/exam/task-ids'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { attempt } from './attempts.ts'
import { instant } from './instant.ts'
import { ownerId } from './owner-id.ts'
import { questionRevision } from './questions.ts'

/** A mock test: how it was made, where it stands, and once it has ended what its report said. */
export const mockTest = pgTable(
  'mock_test',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId().notNull(),
    variant: text('variant', { enum: ['ACADEMIC', 'CORE'] }).notNull(),
    format: text('format', { enum: formatIds }).notNull(),
    form: text('form', { enum: formIds }).notNull(),
    seed: integer('seed').notNull(),
    extraTimePercent: integer('extra_time_percent').notNull(),
    itemCount: integer('item_count').notNull(),
    /** `deleted`: an empty row, so that a free test that was opened stays used. */
    status: text('status', { enum: ['running', 'ended', 'deleted'] }).notNull(),
    /** Where it stands, as the machine of `exam/mock-test/run` left it. */
    run: jsonb('run').notNull(),
    /** The last sign of life, as in `run`: by it a test that nobody takes further is found. */
    contactAt: instant('contact_at').notNull(),
    /** Of which kinds the bank had too few questions. */
    lacks: jsonb('lacks').notNull(),
    /** Started without a plan: it counts among the free ones. */
    isFree: boolean('is_free').notNull(),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
    endedBy: text('ended_by', { enum: ['finished', 'learner', 'expired'] }),
    /** The report as it stood when all scores were there. */
    report: jsonb('report'),
  },
  (table) => [
    uniqueIndex('mock_test_running_key')
      .on(table.userId)
      .where(sql`${table.status} = 'running'`),
    index('mock_test_user_idx').on(table.userId, table.id),
    index('mock_test_contact_idx')
      .on(table.contactAt)
      .where(sql`${table.status} = 'running'`),
    index('mock_test_unreported_idx')
      .on(table.id)
      .where(sql`${table.status} = 'ended' and ${table.report} is null`),
    check('mock_test_status_check', sql`${table.status} in ('running', 'ended', 'deleted')`),
    check('mock_test_ended_check', sql`${table.status} <> 'ended' or ${table.endedAt} is not null`),
  ],
)

/** An item of a mock test. While the test runs its answer lies here alone, and becomes an attempt when the test ends. */
export const mockTestItem = pgTable(
  'mock_test_item',
  {
    mockTestId: integer('mock_test_id')
      .notNull()
      .references(() => mockTest.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    part: text('part', { enum: partIds }).notNull(),
    taskId: text('task_id', { enum: taskIds }).notNull(),
    questionId: integer('question_id').notNull(),
    questionRevision: integer('question_revision').notNull(),
    hasOwnClock: boolean('has_own_clock').notNull(),
    /** Milliseconds of its own clock, of the part's shared one otherwise. */
    clockMs: integer('clock_ms').notNull(),
    afterLoss: text('after_loss', { enum: ['asked-again', 'heard-again', 'still-there'] }).notNull(),
    wasSeen: boolean('was_seen').notNull(),
    openedAt: instant('opened_at'),
    /** As an attempt stores it; null where there is none, or once the attempt has it. */
    answer: jsonb('answer'),
    answeredAt: instant('answered_at'),
    /** Why a take cannot be scored. Without it and without `durationSeconds` a take was not listened to yet. */
    fault: text('fault'),
    durationSeconds: real('duration_seconds'),
    attemptId: integer('attempt_id').references(() => attempt.id, { onDelete: 'set null' }),
    /** How often its scoring, which had failed, was asked for once more, and when last. */
    retries: integer('retries').notNull().default(0),
    retriedAt: instant('retried_at'),
  },
  (table) => [
    primaryKey({ columns: [table.mockTestId, table.position] }),
    foreignKey({
      columns: [table.questionId, table.questionRevision],
      foreignColumns: [questionRevision.questionId, questionRevision.revision],
      name: 'mock_test_item_question_revision_fk',
    }),
    uniqueIndex('mock_test_item_question_key').on(table.mockTestId, table.questionId),
    index('mock_test_item_attempt_idx').on(table.attemptId),
  ],
)
