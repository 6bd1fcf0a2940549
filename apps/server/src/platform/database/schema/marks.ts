import { text } from 'drizzle-orm/pg-core'

/** How hard a learner finds a word; UNMARK, as on the wire, where no mark was set. */
export const wordMark = () =>
  text('mark', { enum: ['VERY_EASY', 'EASY', 'AVERAGE', 'HARD', 'VERY_HARD', 'UNMARK'] })
    .notNull()
    .default('UNMARK')
