import type { TaskId } from '@rehearsal/exam/task-ids'
import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { vocabWord } from '../../platform/database/schema/vocab-book.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'

type Db = Database | Transaction

export type NewVocabWord = typeof vocabWord.$inferInsert

/** Those of the keys that a learner's vocab book holds. */
export async function listKeptKeys(db: Db, userId: string, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const rows = await db
    .select({ key: vocabWord.wordKey })
    .from(vocabWord)
    .where(and(eq(vocabWord.userId, userId), inArray(vocabWord.wordKey, [...keys])))
  return new Set(rows.map(({ key }) => key))
}

/** So many rows go with one statement. */
const ROWS_AT_ONCE = 500

/** Keeps words; those that are kept already stay as they are. Returns the keys of the new ones. */
export async function insertVocabWords(db: Db, words: readonly NewVocabWord[]): Promise<Set<string>> {
  const added = new Set<string>()
  for (let at = 0; at < words.length; at += ROWS_AT_ONCE) {
    const rows = words.slice(at, at + ROWS_AT_ONCE)
    const stored = await db.insert(vocabWord).values(rows).onConflictDoNothing().returning({ key: vocabWord.wordKey })
    for (const { key } of stored) added.add(key)
  }
  return added
}

/** The next words of a learner after an id, of one kind of question or all. */
export async function listKeptWords(db: Db, userId: string, taskId: TaskId | null, afterId: number, limit: number) {
  return db
    .select({
      id: vocabWord.id,
      word: vocabWord.word,
      wordKey: vocabWord.wordKey,
      taskId: vocabWord.taskId,
      meaning: vocabWord.meaning,
      note: vocabWord.note,
    })
    .from(vocabWord)
    .where(
      and(eq(vocabWord.userId, userId), gt(vocabWord.id, afterId), taskId ? eq(vocabWord.taskId, taskId) : undefined),
    )
    .orderBy(asc(vocabWord.id))
    .limit(limit)
}
