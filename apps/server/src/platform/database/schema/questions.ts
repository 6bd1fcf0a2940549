import { taskIds } from '@rehearsal/exam/task-ids'
import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'

/** The title as lists are ordered by it. */
export const titleInOrder = ({ title }: { title: SQLWrapper }): SQL => sql`lower(${title})`

/** The question bank. An id is never reused: it is the permanent id of the authored file. */
export const question = pgTable(
  'question',
  {
    id: integer('id').primaryKey(),
    taskId: text('task_id', { enum: taskIds }).notNull(),
    title: text('title').notNull(),
    complexity: text('complexity', { enum: ['EASY', 'AVERAGE', 'HARD'] }).notNull(),
    revision: integer('revision').notNull().default(1),
    prompt: jsonb('prompt').notNull(),
    answerKey: jsonb('answer_key').notNull(),
    contentHash: text('content_hash').notNull(),
    /** `content` for an imported file, `console` once it was edited by hand: then the import only reports it. */
    source: text('source', { enum: ['content', 'console'] })
      .notNull()
      .default('content'),
    isRetired: boolean('is_retired').notNull().default(false),
    imageType: text('image_type'),
    variants: text('variants', { enum: ['ACADEMIC', 'CORE'] })
      .array()
      .notNull(),
    /** What the list's search looks through, as text is compared (`searchText`). */
    search: text('search').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('question_task_idx').on(table.taskId, table.id),
    index('question_task_lower_title_idx').on(table.taskId, titleInOrder(table), table.id),
    index('question_search_idx').using('gin', table.search.op('gin_trgm_ops')),
    check('question_id_check', sql`${table.id} > 0`),
    check('question_complexity_check', sql`${table.complexity} in ('EASY', 'AVERAGE', 'HARD')`),
  ],
)

/** What each revision asked and held right, so that an old attempt stays readable. */
export const questionRevision = pgTable(
  'question_revision',
  {
    questionId: integer('question_id')
      .notNull()
      .references(() => question.id),
    revision: integer('revision').notNull(),
    prompt: jsonb('prompt').notNull(),
    answerKey: jsonb('answer_key').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.questionId, table.revision] })],
)
