import { lemmaCandidates, rankWords } from '@rehearsal/content/lemma-candidates'
import type { Database, Transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { findImport, listWords, type WordRow } from './queries.ts'

export type { WordRow }

/** So many keys go with one statement. */
const KEYS_AT_ONCE = 5000

/** The entries for many texts at once, each found as a look-up would find it; texts that are not found are left out. */
export async function lookUpMany(db: Database | Transaction, texts: readonly string[]): Promise<Map<string, WordRow>> {
  const keys = [...new Set(texts.flatMap(lemmaCandidates))]
  const rows = new Map<string, WordRow>()
  for (let at = 0; at < keys.length; at += KEYS_AT_ONCE) {
    for (const row of await listWords(db, keys.slice(at, at + KEYS_AT_ONCE))) rows.set(row.key, row)
  }
  const found = new Map<string, WordRow>()
  for (const text of new Set(texts)) {
    const candidates = lemmaCandidates(text).flatMap((key) => rows.get(key) ?? [])
    const [best] = rankWords(text, new Map(candidates.map(({ key, uses }) => [key, uses])))
    const row = best === undefined ? undefined : rows.get(best)
    if (row) found.set(text, row)
  }
  return found
}

/** @throws AppError `dictionary_not_ready` while the first import still runs: a word that is not there is then no unknown word. */
export async function requireDictionary(db: Database | Transaction): Promise<void> {
  const state = await findImport(db)
  if (!state?.completeSince) throw new AppError('dictionary_not_ready')
}
