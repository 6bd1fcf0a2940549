import { and, asc, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { dictationAnswer, misspeltWord } from '../../platform/database/schema/spelling-book.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'

type Db = Database | Transaction

const wordsSchema = z.array(z.object({ word: z.string(), answer: z.string(), isCorrect: z.boolean() }))
export type DictationWords = z.infer<typeof wordsSchema>

type Row = typeof dictationAnswer.$inferSelect
export type DictationRecord = Omit<Row, 'words'> & { words: DictationWords }

const recordOf = (row: Row): DictationRecord => ({ ...row, words: wordsSchema.parse(row.words) })

/** The learner's misspelt words, those first that were not seen in a dictation, or slipped in, for the longest time. */
export async function listLeastSeen(db: Db, userId: string, count: number): Promise<string[]> {
  const seenAt = sql`greatest(${misspeltWord.lastAt}, (
    select max(${dictationAnswer.createdAt}) from ${dictationAnswer}
    where ${dictationAnswer.userId} = ${misspeltWord.userId}
      and ${dictationAnswer.words} @> jsonb_build_array(jsonb_build_object('word', ${misspeltWord.word}))
  ))`
  const rows = await db
    .select({ word: misspeltWord.word })
    .from(misspeltWord)
    .where(eq(misspeltWord.userId, userId))
    .orderBy(asc(seenAt), asc(misspeltWord.id))
    .limit(count)
  return rows.map(({ word }) => word)
}

/** Those of the words that the learner has misspelt, as the book writes them. */
export async function listOwn(db: Db, userId: string, keys: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ word: misspeltWord.word })
    .from(misspeltWord)
    .where(and(eq(misspeltWord.userId, userId), inArray(misspeltWord.wordKey, [...keys])))
  return rows.map(({ word }) => word)
}

export async function insertDictation(
  db: Db,
  row: { userId: string; words: DictationWords; correctCount: number; createdAt: Date },
): Promise<DictationRecord> {
  const [inserted] = await db
    .insert(dictationAnswer)
    .values({ ...row, totalCount: row.words.length })
    .returning()
  if (!inserted) throw new Error('The dictation was not stored.')
  return recordOf(inserted)
}

/** The latest dictation of the same words with the same answers, not older than `since`. */
export async function findSame(db: Db, userId: string, words: DictationWords, since: Date) {
  const [row] = await db
    .select()
    .from(dictationAnswer)
    .where(
      and(
        eq(dictationAnswer.userId, userId),
        gte(dictationAnswer.createdAt, since),
        sql`${dictationAnswer.words} = ${JSON.stringify(words)}::jsonb`,
      ),
    )
    .orderBy(desc(dictationAnswer.id))
    .limit(1)
  return row && recordOf(row)
}

export async function listDictations(db: Db, userId: string, { page, size }: { page: number; size: number }) {
  const isMine = eq(dictationAnswer.userId, userId)
  const rows = await db
    .select()
    .from(dictationAnswer)
    .where(isMine)
    .orderBy(desc(dictationAnswer.id))
    .limit(size)
    .offset(page * size)
  return { rows: rows.map(recordOf), total: await db.$count(dictationAnswer, isMine) }
}

/** False where the learner has no such dictation. */
export async function removeDictation(db: Db, userId: string, id: number): Promise<boolean> {
  const rows = await db
    .delete(dictationAnswer)
    .where(and(eq(dictationAnswer.id, id), eq(dictationAnswer.userId, userId)))
    .returning({ id: dictationAnswer.id })
  return rows.length > 0
}
