import { type TakeEvidence, takeEvidenceSchema, type PronunciationSort } from '@rehearsal/contracts/pronunciation-book'
import { taskIdSchema } from '@rehearsal/exam/task-ids'
import { and, asc, desc, eq, ne, not, notInArray, sql, type SQL } from 'drizzle-orm'
import { attempt } from '../../platform/database/schema/attempts.ts'
import { isInRunningTest } from '../../platform/database/in-running-test.ts'
import { asCompared, containsTerms } from '../../platform/database/contains-terms.ts'
import { pronunciationTake, pronunciationWord } from '../../platform/database/schema/pronunciation-book.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'

type Db = Database | Transaction
export type WordRow = typeof pronunciationWord.$inferSelect
export type NewWord = typeof pronunciationWord.$inferInsert
export type WordChanges = Partial<Pick<WordRow, 'mark' | 'note'>>
export type BookSearch = { word?: string | undefined; sort: PronunciationSort }

const orders = {
  'date:desc': [desc(pronunciationWord.createdAt), desc(pronunciationWord.id)],
  'date:asc': [asc(pronunciationWord.createdAt), asc(pronunciationWord.id)],
  'word:asc': [asc(pronunciationWord.wordKey), asc(pronunciationWord.id)],
  'word:desc': [desc(pronunciationWord.wordKey), desc(pronunciationWord.id)],
  'score:asc': [sql`${scoreShown()} asc nulls last`, asc(pronunciationWord.id)],
  'score:desc': [sql`${scoreShown()} desc nulls last`, desc(pronunciationWord.id)],
} as const satisfies Record<PronunciationSort, readonly SQL[]>

/** The last take's score, or what the recording gave that brought the word here. */
function scoreShown(): SQL {
  return sql`coalesce(${pronunciationWord.lastScore}, ${pronunciationWord.enteredScore})`
}

const mine = (userId: string, word: string | undefined) =>
  and(eq(pronunciationWord.userId, userId), containsTerms(word ?? '', [asCompared(pronunciationWord.word)]))

export async function listWords(
  db: Db,
  userId: string,
  { word, sort, page, size }: BookSearch & { page: number; size: number },
) {
  const condition = mine(userId, word)
  const rows = await db
    .select()
    .from(pronunciationWord)
    .where(condition)
    .orderBy(...orders[sort])
    .limit(size)
    .offset(page * size)
  return { rows, total: await db.$count(pronunciationWord, condition) }
}

export async function findWord(db: Db, userId: string, id: number): Promise<WordRow | undefined> {
  const [row] = await db
    .select()
    .from(pronunciationWord)
    .where(and(eq(pronunciationWord.userId, userId), eq(pronunciationWord.id, id)))
  return row
}

/** The word as it stands, kept so until the transaction ends. */
export async function lockWord(tx: Transaction, userId: string, id: number): Promise<WordRow | undefined> {
  const [row] = await tx
    .select()
    .from(pronunciationWord)
    .where(and(eq(pronunciationWord.userId, userId), eq(pronunciationWord.id, id)))
    .for('update')
  return row
}

/** The words before and after one in the order of the list; none beside one that the search leaves out. */
export async function findNeighbours(db: Db, userId: string, id: number, { word, sort }: BookSearch) {
  const order = sql.join([...orders[sort]], sql`, `)
  const placed = db
    .select({
      id: pronunciationWord.id,
      previousId: sql<number | null>`lag(${pronunciationWord.id}) over (order by ${order})`.as('previous_id'),
      nextId: sql<number | null>`lead(${pronunciationWord.id}) over (order by ${order})`.as('next_id'),
    })
    .from(pronunciationWord)
    .where(mine(userId, word))
    .as('placed')
  const [row] = await db
    .select({ previousId: placed.previousId, nextId: placed.nextId })
    .from(placed)
    .where(eq(placed.id, id))
  return row ?? { previousId: null, nextId: null }
}

/** Puts a word in; `undefined` when it is there already. */
export async function insertWord(db: Db, row: NewWord): Promise<WordRow | undefined> {
  const [inserted] = await db.insert(pronunciationWord).values(row).onConflictDoNothing().returning()
  return inserted
}

/** Puts words in that recordings rated low. One that is there keeps its place and reason, and learns of the newest answer. */
export async function enterWords(db: Db, rows: readonly NewWord[]) {
  await db
    .insert(pronunciationWord)
    .values([...rows])
    .onConflictDoUpdate({
      target: [pronunciationWord.userId, pronunciationWord.wordKey],
      set: {
        attemptId: sql`excluded.attempt_id`,
        enteredScore: sql`excluded.entered_score`,
        updatedAt: sql`excluded.updated_at`,
      },
      setWhere: sql`coalesce(${pronunciationWord.attemptId}, 0) < excluded.attempt_id`,
    })
}

/** `undefined` when there is no such word, or when it is no longer at `version`. */
export async function updateWord(db: Db, row: WordRow, changes: WordChanges, now: Date): Promise<WordRow | undefined> {
  const [updated] = await db
    .update(pronunciationWord)
    .set({ ...changes, version: row.version + 1, updatedAt: now })
    .where(and(eq(pronunciationWord.id, row.id), eq(pronunciationWord.version, row.version)))
    .returning()
  return updated
}

export async function deleteWord(db: Db, userId: string, id: number): Promise<boolean> {
  const rows = await db
    .delete(pronunciationWord)
    .where(and(eq(pronunciationWord.userId, userId), eq(pronunciationWord.id, id)))
    .returning({ id: pronunciationWord.id })
  return rows.length > 0
}

export async function insertTake(
  db: Db,
  row: { userId: string; pronunciationWordId: number; score: number; evidence: TakeEvidence; createdAt: Date },
): Promise<number> {
  const [inserted] = await db.insert(pronunciationTake).values(row).returning({ id: pronunciationTake.id })
  if (!inserted) throw new Error('The take was not stored.')
  return inserted.id
}

export async function countTake(db: Db, id: number, scores: { bestScore: number; lastScore: number }, now: Date) {
  await db
    .update(pronunciationWord)
    .set({ ...scores, takeCount: sql`${pronunciationWord.takeCount} + 1`, updatedAt: now })
    .where(eq(pronunciationWord.id, id))
}

/** Leaves the newest takes of a word. */
export async function deleteOldTakes(db: Db, pronunciationWordId: number, kept: number) {
  const newest = db
    .select({ id: pronunciationTake.id })
    .from(pronunciationTake)
    .where(eq(pronunciationTake.pronunciationWordId, pronunciationWordId))
    .orderBy(desc(pronunciationTake.id))
    .limit(kept)
  await db
    .delete(pronunciationTake)
    .where(
      and(eq(pronunciationTake.pronunciationWordId, pronunciationWordId), notInArray(pronunciationTake.id, newest)),
    )
}

/** The tries at a word that are kept, the latest first. */
export async function listTakes(db: Db, pronunciationWordId: number) {
  const rows = await db
    .select()
    .from(pronunciationTake)
    .where(eq(pronunciationTake.pronunciationWordId, pronunciationWordId))
    .orderBy(desc(pronunciationTake.id))
  return rows.map((row) => ({ ...row, evidence: takeEvidenceSchema.parse(row.evidence) }))
}
export type TakeRecord = Awaited<ReturnType<typeof listTakes>>[number]

/** The answer that brought a word here, unless its learner has deleted it, or a running test asks its question: the word may be heard there. */
export async function findAttempt(db: Db, attemptId: number) {
  const [row] = await db
    .select({ id: attempt.id, taskId: attempt.taskId, questionId: attempt.questionId, score: attempt.score })
    .from(attempt)
    .where(
      and(
        eq(attempt.id, attemptId),
        ne(attempt.status, 'deleted'),
        not(isInRunningTest(attempt.userId, attempt.questionId)),
      ),
    )
  return row && { ...row, taskId: taskIdSchema.parse(row.taskId) }
}
