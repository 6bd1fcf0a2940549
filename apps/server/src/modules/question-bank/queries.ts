import type { Complexity } from '@rehearsal/exam/codes'
import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { and, count, eq, notInArray, sql } from 'drizzle-orm'
import { contentMedia } from '../../platform/database/schema/content-media.ts'
import { question, questionRevision } from '../../platform/database/schema/questions.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'

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

export type NewMedia = { id: string } & ({ kind: 'speech'; script: unknown } | { kind: 'picture'; svg: string })

const MEDIA_PER_STATEMENT = 200

/** Keeps what is new; an id is a hash of its content, so what is there is the same. */
export async function insertMedia(db: Db, media: readonly NewMedia[], now: Date) {
  for (let start = 0; start < media.length; start += MEDIA_PER_STATEMENT) {
    const rows = media.slice(start, start + MEDIA_PER_STATEMENT).map((item) => ({
      id: item.id,
      script: item.kind === 'speech' ? item.script : null,
      svg: item.kind === 'picture' ? item.svg : null,
      createdAt: now,
    }))
    await db.insert(contentMedia).values(rows).onConflictDoNothing()
  }
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

export async function insertQuestion(db: Db, row: NewQuestion, now: Date) {
  await db.insert(question).values({ ...row, createdAt: now, updatedAt: now })
  await insertRevision(db, row, 1, now)
}

export async function updateQuestion(db: Db, { id, ...changes }: NewQuestion, revision: number, now: Date) {
  await db
    .update(question)
    .set({ ...changes, revision, isRetired: false, updatedAt: now })
    .where(eq(question.id, id))
  await insertRevision(db, { id, ...changes }, revision, now)
}

async function insertRevision(db: Db, { id, prompt, answerKey }: NewQuestion, revision: number, now: Date) {
  await db.insert(questionRevision).values({ questionId: id, revision, prompt, answerKey, createdAt: now })
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
