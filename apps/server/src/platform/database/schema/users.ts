import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'

/** Learners and administrators, whether they sign in here or at an outside issuer. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    /** As typed; unique without regard to case. Null where an outside issuer tells none. */
    email: text('email'),
    username: text('username'),
    nickname: text('nickname').notNull(),
    /** Null for learners of an outside issuer and for demo learners. */
    passwordHash: text('password_hash'),
    /** The outside issuer and its name for this learner; both null for learners who sign in here. */
    issuer: text('issuer'),
    subject: text('subject'),
    role: text('role', { enum: ['learner', 'admin'] })
      .notNull()
      .default('learner'),
    language: text('language'),
    /** ISO 3166 code of two letters. */
    country: text('country'),
    /** One or two letters shown instead of a picture; null: those of the name. */
    initials: text('initials'),
    timeZone: text('time_zone').notNull().default('UTC'),
    examVariant: text('exam_variant', { enum: ['ACADEMIC', 'CORE'] })
      .notNull()
      .default('ACADEMIC'),
    /** The format of ACADEMIC that the learner has chosen; null: the installation's. */
    academicFormat: text('academic_format'),
    isDemo: boolean('is_demo').notNull().default(false),
    demoExpiresAt: instant('demo_expires_at'),
    /** When the account is deleted for good; null unless its learner asked for it. */
    deleteAfter: instant('delete_after'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`),
    uniqueIndex('users_username_key').on(sql`lower(${table.username})`),
    uniqueIndex('users_issuer_subject_key').on(table.issuer, table.subject),
    index('users_demo_expires_at_idx')
      .on(table.demoExpiresAt)
      .where(sql`${table.isDemo}`),
    index('users_delete_after_idx')
      .on(table.deleteAfter)
      .where(sql`${table.deleteAfter} is not null`),
    check('users_role_check', sql`${table.role} in ('learner', 'admin')`),
    check('users_issuer_subject_check', sql`(${table.issuer} is null) = (${table.subject} is null)`),
  ],
)
