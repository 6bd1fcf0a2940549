import type { BankFilters } from '@rehearsal/contracts/question-bank'
import { searchedId } from '@rehearsal/exam/search-text'
import { taskIdSchema } from '@rehearsal/exam/task-ids'
import { and, asc, desc, eq, inArray, max, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { containsTerms } from '../../platform/database/contains-terms.ts'
import { question, questionRevision } from '../../platform/database/schema/questions.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'

type Db = Database | Transaction
type Sort = 'id:asc' | 'id:desc' | 'updated:desc'
type Row = typeof question.$inferInsert

const faceColumns = {
  id: question.id,
  taskId: question.taskId,
  title: question.title,
  complexity: question.complexity,
  variants: question.variants,
  isRetired: question.isRetired,
  source: question.source,
  revision: question.revision,
  updatedAt: question.updatedAt,
}
const columns = { ...faceColumns, prompt: question.prompt, answerKey: question.answerKey }
const packColumns = {
  ...columns,
  contentHash: question.contentHash,
  search: question.search,
  imageType: question.imageType,
}

const orders = {
  'id:asc': [asc(question.id)],
  'id:desc': [desc(question.id)],
  'updated:desc': [desc(question.updatedAt), asc(question.id)],
} as const satisfies Record<Sort, SQL[]>

function matching({ taskId, state, source, search }: BankFilters): SQL | undefined {
  return and(
    taskId === '' ? undefined : eq(question.taskId, taskId),
    state === '' ? undefined : eq(question.isRetired, state === 'retired'),
    source === '' ? undefined : eq(question.source, source),
    search === '' ? undefined : found(search),
  )
}

/** By its id, with or without `#` and zeros, or by the words of prompt, key and title. */
function found(search: string): SQL | undefined {
  const id = searchedId(search)
  const text = containsTerms(search, [
    question.search,
    inSmallLetters(question.prompt),
    inSmallLetters(question.answerKey),
  ])
  return id === null ? text : or(eq(question.id, id), text)
}

/** Our own texts hold nothing that is not seen, so their quotes and dashes are all that is compared otherwise than it is written. */
const inSmallLetters = (column: SQLWrapper): SQL => sql`translate(lower(${column}::text), ${'’‘“”–—'}, ${`''""--`})`

export async function listBank(
  db: Db,
  filters: BankFilters,
  { sort, offset, limit }: { sort: Sort; offset: number; limit: number },
) {
  return db
    .select(faceColumns)
    .from(question)
    .where(matching(filters))
    .orderBy(...orders[sort])
    .offset(offset)
    .limit(limit)
}
export type BankRowRecord = Awaited<ReturnType<typeof listBank>>[number]

export async function countBank(db: Db, filters: BankFilters): Promise<number> {
  return db.$count(question, matching(filters))
}

export async function findBankQuestion(db: Db, id: number) {
  const [row] = await db.select(columns).from(question).where(eq(question.id, id))
  return row && { ...row, taskId: taskIdSchema.parse(row.taskId) }
}
export type BankQuestionRecord = NonNullable<Awaited<ReturnType<typeof findBankQuestion>>>

/** Those of these questions that there are. */
export async function listBankByIds(db: Db, ids: readonly number[]): Promise<BankQuestionRecord[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select(columns)
    .from(question)
    .where(inArray(question.id, [...ids]))
  return rows.map((row) => ({ ...row, taskId: taskIdSchema.parse(row.taskId) }))
}

/** All that a pack says of the questions that pass the filters, by ascending id. */
export async function listForPack(db: Db, filters: BankFilters) {
  return db.select(packColumns).from(question).where(matching(filters)).orderBy(asc(question.id))
}
export type PackRowRecord = Awaited<ReturnType<typeof listForPack>>[number]

export async function findLastId(db: Db): Promise<number> {
  const [row] = await db.select({ last: max(question.id) }).from(question)
  return row?.last ?? 0
}

/** Writes a question that was not there, with its first revision. */
export async function insertBankQuestion(db: Db, row: Row): Promise<void> {
  await db.insert(question).values(row)
  await insertRevision(db, row)
}

/** Writes a question anew and keeps what it asks and holds right as the revision that the row names. */
export async function reviseQuestion(db: Db, row: Omit<Row, 'createdAt'>): Promise<void> {
  await db.update(question).set(row).where(eq(question.id, row.id))
  await insertRevision(db, row)
}

async function insertRevision(db: Db, { id, revision = 1, prompt, answerKey, updatedAt }: Omit<Row, 'createdAt'>) {
  await db.insert(questionRevision).values({ questionId: id, revision, prompt, answerKey, createdAt: updatedAt })
}

/** The question is the console's from then on: an import of files would turn the change back. */
export async function updateState(db: Db, id: number, isRetired: boolean, now: Date): Promise<void> {
  await db.update(question).set({ isRetired, source: 'console', updatedAt: now }).where(eq(question.id, id))
}
