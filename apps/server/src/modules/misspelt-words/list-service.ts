import { AppError } from '../../platform/http/app-error.ts'
import type { Learner } from '../../platform/http/learner.ts'
import type { Platform } from '../../platform/services.ts'
import type { WordRecordings } from '../dictionary/recording-service.ts'
import type { Dictionary } from '../dictionary/service.ts'
import { listMisspelt, removeMisspelt, type MisspeltFilter, type MisspeltRecord } from './queries.ts'

export type SpokenMisspelt = MisspeltRecord & { audio: WordRecordings }

export type MisspeltWords = {
  /** One page of a learner's misspelt words, each with its recordings, and how many there are. */
  list(learner: Learner, filter: MisspeltFilter): Promise<{ words: SpokenMisspelt[]; total: number }>
  /** @throws AppError `not_found` for a word that is not the learner's. */
  remove(learner: Learner, id: number): Promise<void>
}

export function createMisspeltWords({ db }: Platform, dictionary: Dictionary): MisspeltWords {
  return {
    list: async (learner, filter) => {
      const { rows, total } = await listMisspelt(db, learner.id, filter)
      const recordings = await dictionary.recordingsOf(rows.map(({ word }) => word))
      const words = rows.flatMap((row, index) => {
        const audio = recordings[index]
        return audio === undefined ? [] : [{ ...row, audio }]
      })
      return { words, total }
    },
    remove: async (learner, id) => {
      if (!(await removeMisspelt(db, learner.id, id))) throw new AppError('not_found')
    },
  }
}
