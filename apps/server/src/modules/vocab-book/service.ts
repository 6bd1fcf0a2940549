import { lookUpKey } from '@rehearsal/content/lemma-candidates'
import { texts } from '@rehearsal/contracts/texts'
import type { TaskId } from '@rehearsal/exam/task-ids'
import type { Database, Transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Platform } from '../../platform/services.ts'
import { createDictionary, type Dictionary } from '../dictionary/service.ts'
import { presentVocabWord } from './presenters.ts'
import {
  findVocabWord,
  insertVocabWord,
  removeVocabWord,
  updateVocabWord,
  type VocabChanges,
  type VocabRecord,
} from './queries.ts'

type Db = Database | Transaction
type Owner = { id: string }

export type NewVocabWord = {
  word: string
  /** The kind of question that it was met in. */
  taskId: TaskId | null
  /** The learner's own meaning. Only with one may a word be kept that the dictionary lacks. */
  meaning?: string | null
  /** Whether just this entry is meant, and not the word that the text may be a form of. */
  isExact?: boolean
}

export type VocabBook = {
  /**
   * Keeps a word under the dictionary's key for it. Of two that are added at once one is kept. Inside a transaction, too.
   *
   * @throws AppError `duplicate` where it is kept already; `word_not_found`; `dictionary_not_ready`.
   */
  addWord(db: Db, learner: Owner, word: NewVocabWord): Promise<VocabRecord>
  /** @throws AppError `not_found` for a word that is not there or another's. */
  getWord(learner: Owner, id: number): Promise<VocabRecord>
  /** @throws AppError `not_found`; `stale_version` with the word as it stands now. */
  changeWord(learner: Owner, id: number, version: number | undefined, changes: VocabChanges): Promise<VocabRecord>
  /** Removes a word with what the review knows of it. @throws AppError `not_found`. */
  deleteWord(learner: Owner, id: number): Promise<void>
}

export function createVocabBook(platform: Platform, dictionary: Dictionary = createDictionary(platform)): VocabBook {
  const { db, clock } = platform

  async function find(reader: Db, learner: Owner, id: number): Promise<VocabRecord> {
    const row = await findVocabWord(reader, learner.id, id)
    if (!row) throw new AppError('not_found')
    return row
  }

  return {
    addWord: async (writer, learner, { taskId, meaning = null, ...word }) => {
      const named = await nameOf(writer, dictionary, { ...word, meaning })
      const now = clock.now()
      const row = { ...named, userId: learner.id, taskId, meaning, createdAt: now, updatedAt: now }
      const id = await insertVocabWord(writer, row)
      if (id === undefined) throw new AppError('duplicate', { message: texts.wordExists })
      return find(writer, learner, id)
    },
    getWord: (learner, id) => find(db, learner, id),
    changeWord: async (learner, id, version, changes) => {
      const isChanged = await updateVocabWord(
        db,
        { userId: learner.id, id, version },
        { ...changes, updatedAt: clock.now() },
      )
      const row = await find(db, learner, id)
      if (!isChanged) throw new AppError('stale_version', { details: presentVocabWord(row, null) })
      return row
    },
    deleteWord: async (learner, id) => {
      if (!(await removeVocabWord(db, learner.id, id))) throw new AppError('not_found')
    },
  }
}

/** What a word is kept as: as the dictionary has it, or else as it stands. */
async function nameOf(db: Db, dictionary: Dictionary, { word, meaning, isExact }: Omit<NewVocabWord, 'taskId'>) {
  try {
    const { id, key, entry } = await dictionary.find(db, word, isExact)
    return { word: entry.word, wordKey: key, dictionaryWordId: id }
  } catch (error) {
    const isUnknown = error instanceof AppError && error.code === 'word_not_found'
    const wordKey = lookUpKey(word)
    if (!isUnknown || meaning === null || meaning === undefined || wordKey === '') throw error
    return { word, wordKey, dictionaryWordId: null }
  }
}
