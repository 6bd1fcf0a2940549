import type { TaskId } from '@rehearsal/exam/task-ids'
import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { vocabWord } from '../../platform/database/schema/vocab-book.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'

type Db = Database | Transaction

/** Those of the keys that a learner's vocab book holds. */
export async function listKeptKeys(db: Db, userId: string, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const rows = await db
    .select({ key: vocabWord.wordKey })
    .from(vocabWord)
    .where(and(eq(vocabWord.userId, userId), inArray(vocabWord.wordKey, [...keys])))
  return new Set(rows.map(({ key }) => key))
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
