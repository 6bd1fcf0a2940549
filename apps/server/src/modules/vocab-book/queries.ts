import type { TaskId } from '@rehearsal/exam/task-ids'
import type { Mark } from '@rehearsal/exam/codes'
import type { VocabSort } from '@rehearsal/contracts/vocab-book'
import { and, asc, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { dictionaryWord } from '../../platform/database/schema/dictionary.ts'
import { reviewCard } from '../../platform/database/schema/review.ts'
import { asCompared, containsTerms } from '../../platform/database/contains-terms.ts'
import { vocabWord } from '../../platform/database/schema/vocab-book.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'

type Db = Database | Transaction

/** One kind of question, the words that were not met in a question, or every word. */
export type VocabScope = TaskId | 'OTHER' | 'ALL'

/** The usual meaning of the dictionary's entry; JSON paths, so that whole entries need not travel. */
const usual = sql`${dictionaryWord.entry} -> 'meanings' -> 0`

const vocabColumns = {
  id: vocabWord.id,
  word: vocabWord.word,
  wordKey: vocabWord.wordKey,
  dictionaryWordId: vocabWord.dictionaryWordId,
  taskId: vocabWord.taskId,
  ownMeaning: vocabWord.meaning,
  definition: sql<string | null>`${usual} -> 'definitions' ->> 0`,
  partOfSpeech: sql<string | null>`${usual} ->> 'partOfSpeech'`,
  americanPhonetic: sql<string | null>`${dictionaryWord.entry} ->> 'americanPhonetic'`,
  britishPhonetic: sql<string | null>`${dictionaryWord.entry} ->> 'britishPhonetic'`,
  mark: vocabWord.mark,
  note: vocabWord.note,
  version: vocabWord.version,
  createdAt: vocabWord.createdAt,
  reviewCount: sql<number>`coalesce(${reviewCard.reps}, 0)`.mapWith(Number),
  dueAt: reviewCard.dueAt,
}

const vocabRows = (db: Db) =>
  db
    .select(vocabColumns)
    .from(vocabWord)
    .leftJoin(dictionaryWord, eq(dictionaryWord.id, vocabWord.dictionaryWordId))
    .leftJoin(reviewCard, eq(reviewCard.vocabWordId, vocabWord.id))

export type VocabRecord = Awaited<ReturnType<typeof findVocabWord>> & object

const orders = {
  'date:desc': [desc(vocabWord.createdAt), desc(vocabWord.id)],
  'date:asc': [asc(vocabWord.createdAt), asc(vocabWord.id)],
  'word:asc': [asc(vocabWord.wordKey), asc(vocabWord.id)],
  'word:desc': [desc(vocabWord.wordKey), desc(vocabWord.id)],
} as const satisfies Record<VocabSort, SQL[]>

export type VocabListing = { page: number; size: number; word?: string | undefined; sort: VocabSort }

export async function listVocab(db: Db, userId: string, scope: VocabScope, { page, size, word, sort }: VocabListing) {
  const isListed = and(
    eq(vocabWord.userId, userId),
    ...(scope === 'ALL' ? [] : [scope === 'OTHER' ? isNull(vocabWord.taskId) : eq(vocabWord.taskId, scope)]),
    containsTerms(word ?? '', [asCompared(vocabWord.word)]),
  )
  const rows = await vocabRows(db)
    .where(isListed)
    .orderBy(...orders[sort])
    .limit(size)
    .offset(page * size)
  return { rows, total: await db.$count(vocabWord, isListed) }
}

/** Words of each kind, and those of them that were reviewed. */
export async function countVocab(db: Db, userId: string) {
  return db
    .select({
      taskId: vocabWord.taskId,
      total: count(),
      practised: sql<number>`count(*) filter (where ${reviewCard.reps} > 0)`.mapWith(Number),
    })
    .from(vocabWord)
    .leftJoin(reviewCard, eq(reviewCard.vocabWordId, vocabWord.id))
    .where(eq(vocabWord.userId, userId))
    .groupBy(vocabWord.taskId)
}

/** A word of this learner; nothing for another's. */
export async function findVocabWord(db: Db, userId: string, id: number) {
  const [row] = await vocabRows(db).where(and(eq(vocabWord.id, id), eq(vocabWord.userId, userId)))
  return row
}

export type NewVocabRow = typeof vocabWord.$inferInsert

/** Stores a word and returns its id; nothing when the learner keeps it already. */
export async function insertVocabWord(db: Db, row: NewVocabRow): Promise<number | undefined> {
  const [inserted] = await db
    .insert(vocabWord)
    .values(row)
    .onConflictDoNothing({ target: [vocabWord.userId, vocabWord.wordKey] })
    .returning({ id: vocabWord.id })
  return inserted?.id
}

/** So many rows go with one statement. */
const ROWS_AT_ONCE = 500

/** Keeps words; those that are kept already stay as they are. Returns the keys of the new ones. */
export async function insertVocabWords(db: Db, words: readonly NewVocabRow[]): Promise<Set<string>> {
  const added = new Set<string>()
  for (let at = 0; at < words.length; at += ROWS_AT_ONCE) {
    const rows = words.slice(at, at + ROWS_AT_ONCE)
    const stored = await db.insert(vocabWord).values(rows).onConflictDoNothing().returning({ key: vocabWord.wordKey })
    for (const { key } of stored) added.add(key)
  }
  return added
}

export type VocabChanges = { mark?: Mark; note?: string; meaning?: string | null; taskId?: TaskId | null }

/** Changes a word, of this version where one is given; false where nothing was changed. */
export async function updateVocabWord(
  db: Db,
  { userId, id, version }: { userId: string; id: number; version: number | undefined },
  changes: VocabChanges & { updatedAt: Date },
): Promise<boolean> {
  const rows = await db
    .update(vocabWord)
    .set({ ...changes, version: sql`${vocabWord.version} + 1` })
    .where(
      and(
        eq(vocabWord.id, id),
        eq(vocabWord.userId, userId),
        ...(version === undefined ? [] : [eq(vocabWord.version, version)]),
      ),
    )
    .returning({ id: vocabWord.id })
  return rows.length > 0
}

/** Gives words other meanings, by their keys. Returns how many there were. */
export async function updateMeanings(
  db: Db,
  userId: string,
  meanings: ReadonlyMap<string, string>,
  updatedAt: Date,
): Promise<number> {
  const pairs = [...meanings].map(([key, meaning]) => sql`(${key}::text, ${meaning}::text)`)
  let changed = 0
  for (let at = 0; at < pairs.length; at += ROWS_AT_ONCE) {
    const given = sql.join(pairs.slice(at, at + ROWS_AT_ONCE), sql`, `)
    const rows = await db
      .update(vocabWord)
      .set({ meaning: sql`given.meaning`, version: sql`${vocabWord.version} + 1`, updatedAt })
      .from(sql`(values ${given}) as given(key, meaning)`)
      .where(and(eq(vocabWord.userId, userId), sql`${vocabWord.wordKey} = given.key`))
      .returning({ id: vocabWord.id })
    changed += rows.length
  }
  return changed
}

/** False where the learner has no such word. */
export async function removeVocabWord(db: Db, userId: string, id: number): Promise<boolean> {
  const rows = await db
    .delete(vocabWord)
    .where(and(eq(vocabWord.id, id), eq(vocabWord.userId, userId)))
    .returning({ id: vocabWord.id })
  return rows.length > 0
}
