import {
  addVocabWord,
  deleteVocabWord,
  getSuggestedWord,
  getVocabWord,
  listVocabCounts,
  listVocabWords,
  patchVocabBookmark,
  patchVocabNote,
  patchVocabWord,
  translateVocabWord,
} from '@rehearsal/contracts/vocab-book'
import type { FastifyInstance } from 'fastify'
import type { Learner } from '../../platform/http/learner.ts'
import { mount } from '../../platform/http/mount.ts'
import type { Platform } from '../../platform/services.ts'
import { presentOwnWord, presentWord } from '../dictionary/presenters.ts'
import { findKept } from '../dictionary/queries.ts'
import type { Dictionary } from '../dictionary/service.ts'
import { suggestWord } from '../dictionary/word-of-the-day-service.ts'
import { presentCounts, presentVocabWord } from './presenters.ts'
import { countVocab, listVocab, type VocabRecord } from './queries.ts'
import { createVocabBook } from './service.ts'

/** The words that a learner keeps (specification §2.12, §7.5). `contentFolder` holds the built dictionary's pools. */
export function vocabBookRoutes(
  app: FastifyInstance,
  platform: Platform,
  dictionary: Dictionary,
  contentFolder: string,
): void {
  const { db, media } = platform
  const book = createVocabBook(platform, dictionary)
  const urlsFor = (learner: Learner) => (id: string) => media.contentUrl(id, learner.id)

  async function presentRows(rows: readonly VocabRecord[], learner: Learner) {
    const urlOf = urlsFor(learner)
    const recordings = await dictionary.recordingsOf(rows.map(({ word }) => word))
    return rows.map((row, index) => {
      const audio = row.dictionaryWordId === null ? undefined : recordings[index]
      return presentVocabWord(row, audio ? { american: urlOf(audio.american), british: urlOf(audio.british) } : null)
    })
  }
  async function presentOne(row: VocabRecord, learner: Learner) {
    const [word] = await presentRows([row], learner)
    if (!word) throw new Error('One row is one word.')
    return word
  }

  mount(app, listVocabCounts, async (_request, { learner }) =>
    presentCounts(await countVocab(db, learner.id), learner.examVariant),
  )
  mount(app, listVocabWords, async ({ params, query }, { learner }) => {
    const { page, size } = query
    const { rows, total } = await listVocab(db, learner.id, params.practiceType, query)
    return {
      _embedded: { vocabWordDtoList: await presentRows(rows, learner) },
      page: { number: page, size, totalPages: Math.ceil(total / size), totalElements: total },
    }
  })
  mount(app, getVocabWord, async ({ params }, { learner }) => {
    const row = await book.getWord(learner, params.id)
    const kept = { ...row, meaning: row.ownMeaning }
    const found = row.dictionaryWordId === null ? undefined : await dictionary.open(row.dictionaryWordId)
    return found ? presentWord(found, kept, urlsFor(learner)) : presentOwnWord(row.word, kept)
  })
  mount(app, addVocabWord, async ({ body: { word, practiceType = null, exact } }, { learner }) =>
    presentOne(await book.addWord(db, learner, { word, taskId: practiceType, isExact: exact }), learner),
  )
  mount(app, patchVocabWord, async ({ params, body: { version, practiceType, note, meaning } }, { learner }) => {
    const changes = {
      ...(note === undefined ? {} : { note }),
      ...(meaning === undefined ? {} : { meaning: meaning === '' ? null : meaning }),
      ...(practiceType === undefined ? {} : { taskId: practiceType }),
    }
    return presentOne(await book.changeWord(learner, params.id, version, changes), learner)
  })
  mount(app, patchVocabNote, async ({ body: { id, note, version } }, { learner }) =>
    presentOne(await book.changeWord(learner, id, version, { note }), learner),
  )
  mount(app, patchVocabBookmark, async ({ params, body: { bookmark, version } }, { learner }) =>
    presentOne(await book.changeWord(learner, params.id, version, { mark: bookmark }), learner),
  )
  mount(app, deleteVocabWord, ({ params }, { learner }) => book.deleteWord(learner, params.id))

  mount(app, getSuggestedWord, async (_request, { learner }) => {
    const found = await suggestWord(platform, dictionary, contentFolder)
    return presentWord(found, await findKept(db, learner.id, found.key), urlsFor(learner))
  })
  mount(app, translateVocabWord, async ({ params }) => ({ translations: await dictionary.translate(params.word) }))
}
