import type { TaskId } from '@rehearsal/exam/task-ids'
import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { vocabWord } from '../../platform/database/schema/vocab-book.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'

type Db = Database | Transaction

/** The own meanings of those of the keys that a learner's vocab book holds; null where the dictionary's stands. */
export async function listKeptMeanings(
  db: Db,
  userId: string,
  keys: readonly string[],
): Promise<Map<string, string | null>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .select({ key: vocabWord.wordKey, meaning: vocabWord.meaning })
    .from(vocabWord)
    .where(and(eq(vocabWord.userId, userId), inArray(vocabWord.wordKey, [...keys])))
  return new Map(rows.map(({ key, meaning }) => [key, meaning]))
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
