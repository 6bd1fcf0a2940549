import type { NoteSort } from '@rehearsal/contracts/notes'
import { type TaskId, taskIdSchema } from '@rehearsal/exam/task-ids'
import { and, asc, count, desc, eq, gte, lte, type SQL } from 'drizzle-orm'
import { asCompared, containsTerms } from '../../platform/database/contains-terms.ts'
import { note } from '../../platform/database/schema/notes.ts'
import { question, titleInOrder } from '../../platform/database/schema/questions.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'

type Db = Database | Transaction

const noteColumns = {
  id: note.id,
  questionId: note.questionId,
  description: note.description,
  version: note.version,
  updatedAt: note.updatedAt,
  title: question.title,
  taskId: question.taskId,
}

const selectNotes = (db: Db) => db.select(noteColumns).from(note).innerJoin(question, eq(question.id, note.questionId))
export type NoteRecord = Awaited<ReturnType<typeof selectNotes>>[number]

/** A note of this learner by its own id. */
export async function findNote(db: Db, userId: string, id: number): Promise<NoteRecord | undefined> {
  const [row] = await selectNotes(db).where(and(eq(note.userId, userId), eq(note.id, id)))
  return row
}

export async function findNoteOn(db: Db, userId: string, questionId: number): Promise<NoteRecord | undefined> {
  const [row] = await selectNotes(db).where(and(eq(note.userId, userId), eq(note.questionId, questionId)))
  return row
}

export async function findQuestion(db: Db, questionId: number) {
  const [row] = await db
    .select({ id: question.id, isRetired: question.isRetired })
    .from(question)
    .where(eq(question.id, questionId))
  return row
}

export type NewNote = { userId: string; questionId: number; description: string; plainText: string; now: Date }

/** Whether it was stored: a learner has one note on a question. */
export async function insertNote(db: Db, { now, ...row }: NewNote): Promise<boolean> {
  const inserted = await db
    .insert(note)
    .values({ ...row, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: note.id })
  return inserted.length > 0
}

export type NoteChange = NewNote & { id: number; version: number }

/** Whether it was changed: only the version that the learner saw is. */
export async function saveNote(db: Db, { id, userId, questionId, version, now, ...texts }: NoteChange) {
  const isSeen = and(
    eq(note.id, id),
    eq(note.userId, userId),
    eq(note.questionId, questionId),
    eq(note.version, version),
  )
  const saved = await db
    .update(note)
    .set({ ...texts, version: version + 1, updatedAt: now })
    .where(isSeen)
    .returning({ id: note.id })
  return saved.length > 0
}

/** Whether there was such a note of this learner. */
export async function removeNote(db: Db, userId: string, id: number): Promise<boolean> {
  const removed = await db
    .delete(note)
    .where(and(eq(note.userId, userId), eq(note.id, id)))
    .returning({ id: note.id })
  return removed.length > 0
}

export async function countNotes(db: Db, userId: string) {
  const rows = await db
    .select({ taskId: question.taskId, total: count() })
    .from(note)
    .innerJoin(question, eq(question.id, note.questionId))
    .where(eq(note.userId, userId))
    .groupBy(question.taskId)
  return rows.map(({ taskId, total }) => ({ taskId: taskIdSchema.parse(taskId), total }))
}

export type NoteFilters = {
  userId: string
  taskId: TaskId
  search: string
  start: Date | null
  end: Date | null
  sort: NoteSort
}

/** One page of the notes on a kind, and how many there are in all. */
export async function listNotesOf(db: Db, filters: NoteFilters, { page, size }: { page: number; size: number }) {
  const matching = conditionsOf(filters)
  const rows = await selectNotes(db)
    .where(matching)
    .orderBy(...orderOf(filters.sort))
    .limit(size)
    .offset(page * size)
  const [counted] = await db
    .select({ total: count() })
    .from(note)
    .innerJoin(question, eq(question.id, note.questionId))
    .where(matching)
  return { rows, total: counted?.total ?? 0 }
}

function conditionsOf({ userId, taskId, search, start, end }: NoteFilters): SQL | undefined {
  return and(
    eq(note.userId, userId),
    eq(question.taskId, taskId),
    start === null ? undefined : gte(note.updatedAt, start),
    end === null ? undefined : lte(note.updatedAt, end),
    containsTerms(search, [asCompared(note.plainText)]),
  )
}

/** Every order ends with the id, so that pages never overlap. */
function orderOf(sort: NoteSort): SQL[] {
  const [field, direction] = sort.split(':')
  const by = direction === 'desc' ? desc : asc
  const first = field === 'title' ? titleInOrder(question) : note.updatedAt
  return [by(first), by(note.id)]
}
