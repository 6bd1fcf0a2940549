import { dictionaryEntrySchema } from '@rehearsal/content/dictionary-pack'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { dictionaryImport, dictionaryWord } from '../../platform/database/schema/dictionary.ts'
import { vocabWord } from '../../platform/database/schema/vocab-book.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'

type Db = Database | Transaction

const wordColumns = {
  id: dictionaryWord.id,
  key: dictionaryWord.key,
  uses: dictionaryWord.uses,
  entry: dictionaryWord.entry,
}

/** Those of the words that the dictionary has. */
export async function listWords(db: Db, keys: readonly string[]) {
  const rows = await db
    .select(wordColumns)
    .from(dictionaryWord)
    .where(and(inArray(dictionaryWord.key, [...keys]), eq(dictionaryWord.isRetired, false)))
  return rows.map((row) => ({ ...row, entry: dictionaryEntrySchema.parse(row.entry) }))
}
export type WordRow = Awaited<ReturnType<typeof listWords>>[number]

/** A word by its id, retired or not: whoever keeps it still has it. */
export async function findWord(db: Db, id: number): Promise<WordRow | undefined> {
  const [row] = await db.select(wordColumns).from(dictionaryWord).where(eq(dictionaryWord.id, id))
  return row && { ...row, entry: dictionaryEntrySchema.parse(row.entry) }
}

/** What a learner keeps of a word, by the word's key or by the id of what is kept. */
export async function findKept(db: Db, userId: string, by: { key: string } | { id: number }) {
  const [row] = await db
    .select({
      id: vocabWord.id,
      word: vocabWord.word,
      dictionaryWordId: vocabWord.dictionaryWordId,
      mark: vocabWord.mark,
      note: vocabWord.note,
      meaning: vocabWord.meaning,
      version: vocabWord.version,
    })
    .from(vocabWord)
    .where(and(eq(vocabWord.userId, userId), 'id' in by ? eq(vocabWord.id, by.id) : eq(vocabWord.wordKey, by.key)))
  return row
}
export type KeptWord = NonNullable<Awaited<ReturnType<typeof findKept>>>

export async function findImport(db: Db) {
  const [row] = await db.select().from(dictionaryImport)
  return row
}

/** Notes how far the import of a pack has come. A completed one stays so while a later pack is taken in. */
export async function saveImport(db: Db, contentHash: string, partsDone: number, completedAt: Date | null) {
  const set = { contentHash, partsDone, ...(completedAt === null ? {} : { completeSince: completedAt }) }
  await db
    .insert(dictionaryImport)
    .values({ id: 1, ...set })
    .onConflictDoUpdate({ target: dictionaryImport.id, set })
}

/** Takes in one part, the JSON text of rows, in one statement; what has not changed is not written again. */
export async function upsertWords(db: Db, rows: string) {
  await db.execute(sql`
    insert into ${dictionaryWord} (key, uses, entry)
    select key, uses, entry from jsonb_to_recordset(${rows}::jsonb) as part (key text, uses integer, entry jsonb)
    on conflict (key) do update set uses = excluded.uses, entry = excluded.entry, is_retired = false
    where (dictionary_word.uses, dictionary_word.entry, dictionary_word.is_retired)
      is distinct from (excluded.uses, excluded.entry, false)`)
}

/** Hides those words between the first and the last key of a part that the part does not hold. */
export async function retireOthers(db: Db, rows: string, after: string | null, upTo: string | null) {
  await db.execute(sql`
    update ${dictionaryWord} set is_retired = true
    where not is_retired
      and (${after}::text is null or key collate "C" > ${after}) and (${upTo}::text is null or key collate "C" <= ${upTo})
      and key not in (select part.key from jsonb_to_recordset(${rows}::jsonb) as part (key text))`)
}
