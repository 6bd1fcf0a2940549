import type { Transaction } from '../../platform/database/transaction.ts'
import { insertVocabWords, type NewVocabRow } from './queries.ts'

/** Keeps words that were looked up already, all or none; those that are kept stay as they are. @returns the keys of the new ones. */
export function addWords(tx: Transaction, words: readonly NewVocabRow[]): Promise<Set<string>> {
  return insertVocabWords(tx, words)
}
