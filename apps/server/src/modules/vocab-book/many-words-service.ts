import type { Transaction } from '../../platform/database/transaction.ts'
import { insertVocabWords, type NewVocabRow, updateMeanings } from './queries.ts'

/** Keeps words that were looked up already, all or none; those that are kept stay as they are. @returns the keys of the new ones. */
export function addWords(tx: Transaction, words: readonly NewVocabRow[]): Promise<Set<string>> {
  return insertVocabWords(tx, words)
}

/** Gives kept words other meanings, by their keys; their notes and marks stay. @returns how many there were. */
export function replaceMeanings(
  tx: Transaction,
  userId: string,
  meanings: ReadonlyMap<string, string>,
  now: Date,
): Promise<number> {
  return updateMeanings(tx, userId, meanings, now)
}
