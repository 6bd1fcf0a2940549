import { comparisonSchema } from '@rehearsal/exam/score'
import type { MisspeltSort } from '@rehearsal/contracts/misspelt-words'
import { and, asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { attempt } from '../../platform/database/schema/attempts.ts'
import { dictionaryWord } from '../../platform/database/schema/dictionary.ts'
import { asCompared, containsTerms } from '../../platform/database/contains-terms.ts'
import { dictationAnswer, misspeltWord } from '../../platform/database/schema/spelling-book.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'

type Db = Database | Transaction
export type NewMisspeltWord = typeof misspeltWord.$inferInsert

/** How words are written and said, of those that the dictionary has. */
export async function listSpoken(db: Db, keys: readonly string[]) {
  if (keys.length === 0) return []
  return db
    .select({
      key: dictionaryWord.key,
      word: sql<string>`${dictionaryWord.entry} ->> 'word'`,
      american: sql<string | null>`${dictionaryWord.entry} ->> 'americanPhonetic'`,
      british: sql<string | null>`${dictionaryWord.entry} ->> 'britishPhonetic'`,
    })
    .from(dictionaryWord)
    .where(and(inArray(dictionaryWord.key, [...keys]), eq(dictionaryWord.isRetired, false)))
}
export type SpokenWord = Awaited<ReturnType<typeof listSpoken>>[number]

/** Adds slips, or counts them where the learner made one in the word before. A slip that is told twice counts once. */
export async function upsertMisspelt(db: Db, rows: readonly NewMisspeltWord[]) {
  if (rows.length === 0) return
  await db
    .insert(misspeltWord)
    .values([...rows])
    .onConflictDoUpdate({
      target: [misspeltWord.userId, misspeltWord.wordKey],
      set: {
        typed: sql`excluded.typed`,
        source: sql`excluded.source`,
        lastAt: sql`excluded.last_at`,
        times: sql`${misspeltWord.times} + 1`,
      },
      setWhere: sql`${misspeltWord.lastAt} < excluded.last_at`,
    })
}

/** In how many dictations since the last slip the word was spelled right. */
const rightSince = sql<number>`(
  select count(*) from ${dictationAnswer}
  where ${dictationAnswer.userId} = ${misspeltWord.userId} and ${dictationAnswer.createdAt} > ${misspeltWord.lastAt}
    and ${dictationAnswer.words} @> jsonb_build_array(jsonb_build_object('word', ${misspeltWord.word}, 'isCorrect', true))
)`.mapWith(Number)

const orders = {
  'date:desc': [desc(misspeltWord.lastAt), desc(misspeltWord.id)],
  'date:asc': [asc(misspeltWord.lastAt), asc(misspeltWord.id)],
  'times:desc': [desc(misspeltWord.times), desc(misspeltWord.lastAt), desc(misspeltWord.id)],
  'word:asc': [asc(misspeltWord.wordKey), asc(misspeltWord.id)],
  'word:desc': [desc(misspeltWord.wordKey), desc(misspeltWord.id)],
} as const satisfies Record<MisspeltSort, unknown>

export type MisspeltFilter = { page: number; size: number; word?: string | undefined; sort: MisspeltSort }

export async function listMisspelt(db: Db, userId: string, { page, size, word = '', sort }: MisspeltFilter) {
  const isListed = and(eq(misspeltWord.userId, userId), contains(word))
  const rows = await db
    .select({ ...getTableColumns(misspeltWord), rightSince })
    .from(misspeltWord)
    .where(isListed)
    .orderBy(...orders[sort])
    .limit(size)
    .offset(page * size)
  return { rows, total: await db.$count(misspeltWord, isListed) }
}
export type MisspeltRecord = Awaited<ReturnType<typeof listMisspelt>>['rows'][number]

const contains = (text: string) => containsTerms(text, [misspeltWord.word, misspeltWord.typed].map(asCompared))

/** False where the learner has no such word. */
export async function removeMisspelt(db: Db, userId: string, id: number): Promise<boolean> {
  const rows = await db
    .delete(misspeltWord)
    .where(and(eq(misspeltWord.id, id), eq(misspeltWord.userId, userId)))
    .returning({ id: misspeltWord.id })
  return rows.length > 0
}

const scoreSchema = z.object({ comparisons: z.array(comparisonSchema) })

/** What was answered and what was right, of a scored attempt; nothing where it was deleted meanwhile. */
export async function findAnswered(db: Db, attemptId: number) {
  const [row] = await db
    .select({ answer: attempt.answer, score: attempt.score, createdAt: attempt.createdAt })
    .from(attempt)
    .where(and(eq(attempt.id, attemptId), eq(attempt.status, 'scored')))
  return row && { ...row, comparisons: scoreSchema.parse(row.score).comparisons }
}
