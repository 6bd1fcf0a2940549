import { taskIds } from '@rehearsal/exam/task-ids'
import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, integer, jsonb, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'
import { ownerId } from './owner-id.ts'
import { question, questionRevision } from './questions.ts'

/** A kept answer and its score. The row is also the scoring job (docs/ARCHITECTURE.md, one answer's way). */
export const attempt = pgTable(
  'attempt',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId().notNull(),
    questionId: integer('question_id')
      .notNull()
      .references(() => question.id),
    questionRevision: integer('question_revision').notNull(),
    taskId: text('task_id', { enum: taskIds }).notNull(),
    variant: text('variant', { enum: ['ACADEMIC', 'CORE'] }).notNull(),
    format: text('format').notNull(),
    status: text('status', { enum: ['queued', 'scoring', 'scored', 'failed', 'deleted'] }).notNull(),
    answer: jsonb('answer').notNull(),
    durationSeconds: real('duration_seconds'),
    score: jsonb('score'),
    engine: jsonb('engine'),
    isShared: boolean('is_shared').notNull().default(false),
    /** Since when a moderator keeps it from other learners. */
    hiddenAt: instant('hidden_at'),
    afterReveal: boolean('after_reveal').notNull().default(false),
    mode: text('mode', { enum: ['practice', 'exam'] })
      .notNull()
      .default('practice'),
    /** Until when `leaseOwner` alone may write the score; by the database's clock. */
    leaseUntil: instant('lease_until'),
    leaseOwner: text('lease_owner'),
    tries: integer('tries').notNull().default(0),
    failureCode: text('failure_code'),
    createdAt: instant('created_at').notNull(),
    scoredAt: instant('scored_at'),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    foreignKey({
      columns: [table.questionId, table.questionRevision],
      foreignColumns: [questionRevision.questionId, questionRevision.revision],
      name: 'attempt_question_revision_fk',
    }),
    index('attempt_claim_idx')
      .on(table.id, table.leaseUntil)
      .where(sql`${table.status} in ('queued', 'scoring')`),
    index('attempt_question_user_idx').on(table.questionId, table.userId, table.id),
    index('attempt_user_idx').on(table.userId, table.id),
    index('attempt_community_idx')
      .on(table.questionId, table.id)
      .where(sql`${table.isShared} and ${table.status} = 'scored'`),
    check('attempt_status_check', sql`${table.status} in ('queued', 'scoring', 'scored', 'failed', 'deleted')`),
    check('attempt_scored_check', sql`${table.status} <> 'scored' or ${table.score} is not null`),
  ],
)

/** A stored take. The object itself lies in storage under `objectKey`. */
export const recording = pgTable(
  'recording',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId().notNull(),
    attemptId: integer('attempt_id').references(() => attempt.id, { onDelete: 'set null' }),
    objectKey: text('object_key').notNull().unique(),
    seconds: real('seconds').notNull(),
    bytes: integer('bytes').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('recording_attempt_idx').on(table.attemptId), index('recording_user_idx').on(table.userId)],
)

/** Kept first responses, replayed when the same `Idempotency-Key` comes again. */
export const idempotency = pgTable(
  'idempotency',
  {
    userId: ownerId().notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    status: integer('status').notNull(),
    body: jsonb('body'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_created_at_idx').on(table.createdAt),
  ],
)

/** Learners who asked to see an answer before giving one of their own. */
export const reveal = pgTable(
  'reveal',
  {
    userId: ownerId().notNull(),
    questionId: integer('question_id')
      .notNull()
      .references(() => question.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.questionId] })],
)

/** Whether a learner lets others see answers; asked once, at the first submission. */
export const answerConsent = pgTable('answer_consent', {
  userId: ownerId().primaryKey(),
  agrees: boolean('agrees').notNull(),
  decidedAt: instant('decided_at').notNull(),
})
