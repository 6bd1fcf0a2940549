import { lemmaCandidates, lookUpKey, rankWords } from '@rehearsal/content/lemma-candidates'
import type { Database, Transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Platform } from '../../platform/services.ts'
import { createWordTranslations } from '../translation/service.ts'
import { findImport, findWord, listWords, type WordRow } from './queries.ts'
import { createNameWords, type WordRecordings, wordRecordings } from './recording-service.ts'

type Db = Database | Transaction

/** An entry as it was found: with its recordings, and the other words that the text may be a form of. */
export type FoundWord = WordRow & { audio: WordRecordings; translations: string[]; otherWords: string[] }

export type Dictionary = {
  /**
   * The entry for a text from a page: the word itself or the one it is a form of, in any case, also a contraction or a
   * possessive (specification §5). With `isExact` an entry of just this text comes before the one it is a form of. Its
   * translations are in `language`, or in the default one without it.
   *
   * @throws AppError `word_not_found`; `dictionary_not_ready` while the first import still runs.
   */
  lookUp(text: string, wishes?: { isExact?: boolean; language?: string | null }): Promise<FoundWord>
  /** As `lookUp`, without recordings and translations; inside a transaction, too. */
  find(db: Db, text: string, isExact?: boolean): Promise<WordRow & { otherWords: string[] }>
  /** An entry by its id, retired or not; `undefined` where there is none. */
  open(id: number, language: string | null): Promise<FoundWord | undefined>
  /** The recordings of words, in their order. They are rendered when they are first asked for. */
  recordingsOf(words: readonly string[]): Promise<WordRecordings[]>
  /** What a word, in any form, or a phrase is in a language, or in the default one; empty where nothing is known. Never rejects. */
  translate(word: string, language: string | null): Promise<string[]>
}

export function createDictionary(platform: Platform): Dictionary {
  const { translate } = createWordTranslations(platform)
  const nameWords = createNameWords(platform)

  async function complete(row: WordRow, otherWords: string[], language: string | null): Promise<FoundWord> {
    const { word } = row.entry
    await nameWords([word])
    const translations = await translate({ word, key: row.key }, language)
    return { ...row, audio: wordRecordings(word), translations, otherWords }
  }

  return {
    find: findEntry,
    recordingsOf: async (words) => {
      await nameWords(words)
      return words.map(wordRecordings)
    },
    translate: async (text, language) => {
      const asWritten = { key: lookUpKey(text) }
      const { key } = await findEntry(platform.db, text).catch(() => asWritten)
      return translate({ word: text, key }, language)
    },
    lookUp: async (text, { isExact = false, language = null } = {}) => {
      const { otherWords, ...row } = await findEntry(platform.db, text, isExact)
      return complete(row, otherWords, language)
    },
    open: async (id, language) => {
      const row = await findWord(platform.db, id)
      return row && complete(row, [], language)
    },
  }
}

async function findEntry(db: Db, text: string, isExact = false): Promise<WordRow & { otherWords: string[] }> {
  const candidates = lemmaCandidates(text)
  const rows = candidates.length === 0 ? [] : await listWords(db, candidates)
  const ranked = rankWords(text, new Map(rows.map((row) => [row.key, row.uses])))
  const own = lookUpKey(text)
  const keys = isExact && rows.some(({ key }) => key === own) ? [own, ...ranked.filter((key) => key !== own)] : ranked
  const found = rows.find((row) => row.key === keys[0])
  if (!found) throw new AppError((await isReady(db)) ? 'word_not_found' : 'dictionary_not_ready')
  return { ...found, otherWords: keys.slice(1).map((key) => rows.find((row) => row.key === key)?.entry.word ?? key) }
}

/** Whether some dictionary has been taken in as a whole: only then is a word that is not there unknown. */
async function isReady(db: Db): Promise<boolean> {
  const state = await findImport(db)
  return state !== undefined && state.completeSince !== null
}
