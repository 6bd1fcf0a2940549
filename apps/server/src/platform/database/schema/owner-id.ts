import { uuid } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

/** The learner a row belongs to; the row goes with the account. */
export const ownerId = () => uuid('user_id').references(() => users.id, { onDelete: 'cascade' })
