import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'
import { ownerId } from './owner-id.ts'

/** Open password resets. Only the hash of the mailed token is kept. */
export const passwordReset = pgTable(
  'password_reset',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: ownerId().notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('password_reset_user_idx').on(table.userId)],
)

/** Everything oidc-provider keeps: sessions, grants, codes, refresh tokens, interactions. */
export const oidcModel = pgTable(
  'oidc_model',
  {
    kind: text('kind').notNull(),
    id: text('id').notNull(),
    payload: jsonb('payload').notNull(),
    grantId: text('grant_id'),
    userCode: text('user_code'),
    uid: text('uid'),
    expiresAt: instant('expires_at'),
    consumedAt: instant('consumed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index('oidc_model_grant_idx').on(table.grantId),
    index('oidc_model_uid_idx').on(table.kind, table.uid),
    index('oidc_model_user_code_idx').on(table.kind, table.userCode),
    index('oidc_model_expires_at_idx').on(table.expiresAt),
    index('oidc_model_account_idx').on(sql`(${table.payload} ->> 'accountId')`),
  ],
)

/** The embedded issuer's private keys, shared by all instances. */
export const signingKey = pgTable('signing_key', {
  id: text('id').primaryKey(),
  jwk: jsonb('jwk').notNull(),
  createdAt: instant('created_at').notNull(),
})
