import {
  addVocabWord,
  deleteVocabWord,
  listVocabCounts,
  listVocabWords,
  patchVocabBookmark,
  patchVocabNote,
  patchVocabWord,
} from '@rehearsal/contracts/vocab-book'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../platform/http/app-error.ts'
import type { Learner } from '../../platform/http/learner.ts'
import { mount } from '../../platform/http/mount.ts'
import type { Platform } from '../../platform/services.ts'
import { presentCounts, presentVocabWord } from './presenters.ts'
import type { VocabBook } from './service.ts'

type Changes = Parameters<VocabBook['changeWord']>[3]

/** The words that a learner keeps (specification §2.12, §7.5); the dictionary answers with the entry of one. */
export function vocabBookRoutes(app: FastifyInstance, { db, media }: Platform, book: VocabBook): void {
  async function present(rows: Parameters<VocabBook['withAudio']>[0], learner: Learner) {
    const heard = await book.withAudio(rows)
    return heard.map((row) => presentVocabWord(row, (id) => media.contentUrl(id, learner.id)))
  }
  async function presentOne(row: Parameters<typeof present>[0][number], learner: Learner) {
    const [word] = await present([row], learner)
    if (!word) throw new Error('One row is one word.')
    return word
  }
  async function change(learner: Learner, id: number, version: number | undefined, changes: Changes) {
    const { row, isStale } = await book.changeWord(learner, id, version, changes)
    const word = await presentOne(row, learner)
    if (isStale) throw new AppError('stale_version', { details: word })
    return word
  }

  mount(app, listVocabCounts, async ({ query }, { learner }) =>
    presentCounts(await book.countWords(learner), learner.formats[query.pteType ?? learner.examVariant]),
  )
  mount(app, listVocabWords, async ({ params, query }, { learner }) => {
    const { page, size } = query
    const { rows, total } = await book.listWords(learner, params.practiceType, query)
    return {
      _embedded: { vocabWordDtoList: await present(rows, learner) },
      page: { number: page, size, totalPages: Math.ceil(total / size), totalElements: total },
    }
  })
  mount(app, addVocabWord, async ({ body: { word, practiceType = null, exact } }, { learner }) =>
    presentOne(await book.addWord(db, learner, { word, taskId: practiceType, isExact: exact }), learner),
  )
  mount(app, patchVocabWord, ({ params, body: { version, practiceType, note, meaning } }, { learner }) =>
    change(learner, params.id, version, {
      ...(note === undefined ? {} : { note }),
      ...(meaning === undefined ? {} : { meaning: meaning === '' ? null : meaning }),
      ...(practiceType === undefined ? {} : { taskId: practiceType }),
    }),
  )
  mount(app, patchVocabNote, ({ body: { id, note, version } }, { learner }) => change(learner, id, version, { note }))
  mount(app, patchVocabBookmark, ({ params, body: { bookmark, version } }, { learner }) =>
    change(learner, params.id, version, { mark: bookmark }),
  )
  mount(app, deleteVocabWord, ({ params }, { learner }) => book.deleteWord(learner, params.id))
}
