import type { TaskId } from '@rehearsal/exam/task-ids'
import type { Learner } from '../../platform/http/learner.ts'
import type { Platform } from '../../platform/services.ts'
import { lookUpMany } from '../dictionary/many-words-service.ts'
import { listKeptWords } from './queries.ts'

/** A kept word as it is exported. */
export type ExportedWord = {
  id: number
  word: string
  wordKey: string
  taskId: TaskId | null
  /** The learner's own meaning, or else what the dictionary says. */
  meaning: string
  example: string
  american: string
  british: string
  note: string
}

const WORDS_AT_ONCE = 200
const MOST_DEFINITIONS = 3

/** The words of a learner, of one kind of question or all, a few hundred at a time in the order they were kept. */
export async function* exportedWords(
  { db }: Pick<Platform, 'db'>,
  learner: Learner,
  taskId: TaskId | null,
): AsyncGenerator<ExportedWord[]> {
  for (let afterId = 0; ;) {
    const kept = await listKeptWords(db, learner.id, taskId, afterId, WORDS_AT_ONCE)
    const last = kept.at(-1)
    if (!last) return
    afterId = last.id
    const found = await lookUpMany(
      db,
      kept.map(({ word }) => word),
    )
    yield kept.map(({ meaning, ...row }) => {
      const entry = found.get(row.word)?.entry
      const definitions = entry?.meanings.flatMap((each) => each.definitions) ?? []
      return {
        ...row,
        meaning: meaning ?? definitions.slice(0, MOST_DEFINITIONS).join('; '),
        example: entry?.meanings.flatMap(({ examples }) => examples)[0] ?? '',
        american: entry?.americanPhonetic ?? '',
        british: entry?.britishPhonetic ?? '',
      }
    })
  }
}
