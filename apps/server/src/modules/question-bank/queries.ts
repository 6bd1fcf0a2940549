import type { Complexity } from '@rehearsal/exam/codes'
import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { and, count, eq, notInArray, sql } from 'drizzle-orm'
import { contentMedia } from '../../platform/database/schema/content-media.ts'
import { question, questionRevision } from '../../platform/database/schema/questions.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'
import type { NewMedia } from './new-media.ts'

type Db = Database | Transaction

export type NewQuestion = {
  id: number
  taskId: TaskId
  title: string
  complexity: Complexity
  prompt: unknown
  answerKey: unknown
  contentHash: string
  variants: ExamVariant[]
  search: string
  imageType: string | null
}

export type RevisedQuestion = NewQuestion & { revision: number }

/** Rows are sent in few statements: one for each would take seconds at the first start. */
const ROWS_PER_STATEMENT = 500

/** Keeps what is new; an id is a hash of its content, so what is there is the same. */
export async function insertMedia(db: Db, media: readonly NewMedia[], now: Date) {
  const rows = media.map((item) => ({
    id: item.id,
    script: item.kind === 'speech' ? item.script : null,
    svg: item.kind === 'picture' ? item.svg : null,
    createdAt: now,
  }))
  for (const part of partsOf(rows)) await db.insert(contentMedia).values(part).onConflictDoNothing()
}

export async function listMediaIds(db: Db): Promise<string[]> {
  const rows = await db.select({ id: contentMedia.id }).from(contentMedia)
  return rows.map(({ id }) => id)
}

export async function listHashes(db: Db) {
  return db
    .select({
      id: question.id,
      contentHash: question.contentHash,
      source: question.source,
      revision: question.revision,
      isRetired: question.isRetired,
    })
    .from(question)
}

export async function insertQuestions(db: Db, rows: readonly NewQuestion[], now: Date) {
  for (const part of partsOf(rows)) {
    await db.insert(question).values(part.map((row) => ({ ...row, createdAt: now, updatedAt: now })))
  }
  await insertRevisions(
    db,
    rows.map((row) => ({ ...row, revision: 1 })),
    now,
  )
}

/** Writes each question anew, as the revision named with it. */
export async function updateQuestions(db: Db, rows: readonly RevisedQuestion[], now: Date) {
  for (const part of partsOf(rows)) {
    await db
      .insert(question)
      .values(part.map((row) => ({ ...row, createdAt: now, updatedAt: now })))
      .onConflictDoUpdate({ target: question.id, set: { ...replaced, isRetired: false } })
  }
  await insertRevisions(db, rows, now)
}

/** What the import may change of a row; `excluded` is the row that was to be inserted. */
const replaced = Object.fromEntries(
  (
    [
      'taskId',
      'title',
      'complexity',
      'revision',
      'prompt',
      'answerKey',
      'contentHash',
      'variants',
      'search',
      'imageType',
      'updatedAt',
    ] as const
  ).map((name) => [name, sql.raw(`excluded.${question[name].name}`)]),
)

async function insertRevisions(db: Db, rows: readonly RevisedQuestion[], now: Date) {
  for (const part of partsOf(rows)) {
    await db.insert(questionRevision).values(
      part.map(({ id, revision, prompt, answerKey }) => ({
        questionId: id,
        revision,
        prompt,
        answerKey,
        createdAt: now,
      })),
    )
  }
}

/** What each question is found by. */
export async function listSearches(db: Db) {
  return db.select({ id: question.id, search: question.search }).from(question)
}

export async function saveSearches(db: Db, rows: readonly { id: number; search: string }[]) {
  for (const part of partsOf(rows)) {
    const values = sql.join(
      part.map(({ id, search }) => sql`(${id}::int, ${search}::text)`),
      sql`, `,
    )
    await db.execute(
      sql`update ${question} set search = renewed.search from (values ${values}) as renewed (id, search) where ${question.id} = renewed.id`,
    )
  }
}

function partsOf<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / ROWS_PER_STATEMENT)
  return Array.from({ length: count }, (_, i) => rows.slice(i * ROWS_PER_STATEMENT, (i + 1) * ROWS_PER_STATEMENT))
}

/** Retires imported questions whose file is gone; returns how many. Nothing is ever deleted. */
export async function retireOthers(db: Db, ids: number[], now: Date): Promise<number> {
  const rows = await db
    .update(question)
    .set({ isRetired: true, updatedAt: now })
    .where(and(eq(question.source, 'content'), eq(question.isRetired, false), notInArray(question.id, ids)))
    .returning({ id: question.id })
  return rows.length
}

export async function countActive(db: Db): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(question)
    .where(sql`not ${question.isRetired}`)
  return row?.total ?? 0
}
