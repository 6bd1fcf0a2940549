import { timestamp } from 'drizzle-orm/pg-core'

/** An instant. It has no default: the writer passes `clock.now()`. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
