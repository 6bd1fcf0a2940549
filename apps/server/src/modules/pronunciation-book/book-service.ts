import type { PronunciationEntry } from '@rehearsal/contracts/pronunciation-book'
import { lookUpKey } from '@rehearsal/content/lemma-candidates'
import type { Mark } from '@rehearsal/exam/codes'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { AppError } from '../../platform/http/app-error.ts'
import { issueAt } from '../../platform/http/issues.ts'
import type { Learner } from '../../platform/http/learner.ts'
import type { Platform } from '../../platform/services.ts'
import {
  type BookSearch,
  deleteWord,
  findAttempt,
  findNeighbours,
  findWord,
  insertWord,
  listTakes,
  listWords,
  type TakeRecord,
  updateWord,
  type WordChanges,
  type WordRow,
} from './queries.ts'
import type { SpokenWords, WordSpeech } from './spoken-words-service.ts'

/** A word and how it is said and heard. */
export type BookWord = WordRow & WordSpeech
export type BookEntry = BookWord &
  Pick<PronunciationEntry, 'meanings' | 'attempt' | 'previousId' | 'nextId'> & { takes: TakeRecord[] }

type Change = { word: string; version?: number | undefined } & ({ bookmark: Mark } | { note: string })

/** The words whose sounds a learner works on. */
export function createPronunciationBook({ db, clock }: Platform, spoken: SpokenWords) {
  const withSpeech = async (rows: readonly WordRow[]): Promise<BookWord[]> => {
    const speech = await spoken.say(rows.map(({ word }) => word))
    return rows.flatMap((row, i) => {
      const own = speech[i]
      return own ? [{ ...row, ...own }] : []
    })
  }
  const one = async (row: WordRow): Promise<BookWord> => {
    const [word] = await withSpeech([row])
    if (!word) throw new Error('A word without its speech')
    return word
  }
  return {
    list: async (learner: Learner, search: BookSearch & { page: number; size: number }) => {
      const { rows, total } = await listWords(db, learner.id, search)
      return { words: await withSpeech(rows), total }
    },

    /** @throws AppError `not_found`. */
    get: async (learner: Learner, id: number, search: BookSearch): Promise<BookEntry> => {
      const row = await getMyWord(db, learner, id)
      const [word, meanings, takes, attempt, neighbours] = await Promise.all([
        one(row),
        spoken.meaningsOf(row.word),
        listTakes(db, id),
        row.attemptId === null ? undefined : findAttempt(db, row.attemptId),
        findNeighbours(db, learner.id, id, search),
      ])
      const from = attempt ? { id: attempt.id, taskId: attempt.taskId, questionId: attempt.questionId } : null
      return { ...word, meanings, takes, attempt: from, ...neighbours }
    },

    /** @throws AppError `duplicate` for a word that is there already. */
    add: async (learner: Learner, { word, taskId }: { word: string; taskId: TaskId | null }): Promise<BookWord> => {
      const now = clock.now()
      const row = await insertWord(db, {
        userId: learner.id,
        word,
        wordKey: lookUpKey(word),
        dictionaryWordId: await spoken.dictionaryIdOf(word),
        reason: 'added',
        taskId,
        createdAt: now,
        updatedAt: now,
      })
      if (!row) throw new AppError('duplicate')
      return one(row)
    },

    /** @throws AppError `not_found`; `invalid_request` for another word than the id's; `stale_version`. */
    change: async (learner: Learner, id: number, change: Change): Promise<BookWord> => {
      const row = await getMyWord(db, learner, id)
      if (lookUpKey(change.word) !== row.wordKey) throw otherWord(row.word)
      if (change.version !== undefined && change.version !== row.version) throw stale(row)
      const changes: WordChanges = 'note' in change ? { note: change.note } : { mark: change.bookmark }
      const updated = await updateWord(db, row, changes, clock.now())
      if (!updated) throw stale(await getMyWord(db, learner, id))
      return one(updated)
    },

    /** @throws AppError `not_found`. */
    remove: async (learner: Learner, id: number): Promise<void> => {
      if (!(await deleteWord(db, learner.id, id))) throw new AppError('not_found')
    },
  }
}

async function getMyWord(db: Platform['db'], { id: userId }: Learner, id: number): Promise<WordRow> {
  const row = await findWord(db, userId, id)
  if (!row) throw new AppError('not_found')
  return row
}

const otherWord = (word: string) =>
  new AppError('invalid_request', { issues: [issueAt(['word'], 'other_word', `The word of this id is ${word}`)] })

const stale = ({ version, mark, note }: WordRow) =>
  new AppError('stale_version', { details: { version, bookmark: mark, note } })
