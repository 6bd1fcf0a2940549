import { readDictionaryManifest } from '@rehearsal/content/dictionary-pack'
import {
  deleteDictationAnswer,
  getDictation,
  listDictationAnswers,
  submitDictation as submitCall,
} from '@rehearsal/contracts/dictation'
import { DICTATION_WORDS } from '@rehearsal/exam/limits'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../platform/http/app-error.ts'
import type { Learner } from '../../platform/http/learner.ts'
import { mount } from '../../platform/http/mount.ts'
import type { Platform } from '../../platform/services.ts'
import type { Dictionary } from '../dictionary/service.ts'
import { mixWords, orderOfDay } from './mix-words.ts'
import { presentDictation, presentWords } from './presenters.ts'
import { listDictations, listLeastSeen, removeDictation } from './queries.ts'
import { submitDictation } from './submit-service.ts'

/** How many of a dictation's words are the learner's own misspelt ones, at most. */
const OWN_WORDS = 3

export type DictationParts = {
  dictionary: Dictionary
  /** Where the built dictionary with its pool of difficult words lies. */
  contentFolder: string
  /** From 0 up to 1; decides which words come. */
  random: () => number
}

/** Dictation (specification §2.13, §4.9, §7.5). */
export function dictationRoutes(app: FastifyInstance, platform: Platform, parts: DictationParts): void {
  const { db, clock, media } = platform
  const pool = async () => (await readDictionaryManifest(parts.contentFolder)).difficultWords
  const withAudio = async (words: readonly string[], learner: Learner) =>
    presentWords(words, await parts.dictionary.recordingsOf(words), (id) => media.contentUrl(id, learner.id))

  mount(app, getDictation, async ({ query }, { learner }) => {
    const difficult = await pool()
    if (query.page === undefined && query.size === undefined) {
      const own = await listLeastSeen(db, learner.id, OWN_WORDS)
      const words = mixWords(difficult, own, DICTATION_WORDS, parts.random)
      return { dictationWordAudioDtoList: await withAudio(words, learner) }
    }
    const { page = 0, size = DICTATION_WORDS } = query
    const ordered = orderOfDay(difficult, clock.now().toISOString().slice(0, 10))
    const list = await withAudio(ordered.slice(page * size, (page + 1) * size), learner)
    return {
      dictationWordAudioDtoList: list,
      _embedded: { dictationWordAudioDtoList: list },
      page: {
        number: page,
        size,
        totalPages: Math.ceil(difficult.length / size),
        totalElements: difficult.length,
      },
    }
  })

  mount(app, submitCall, async ({ body }, { learner, idempotency }) =>
    presentDictation(await submitDictation(platform, await pool(), learner, body.words, idempotency)),
  )

  mount(app, listDictationAnswers, async ({ query }, { learner }) => {
    const { rows, total } = await listDictations(db, learner.id, query)
    return {
      dictationScoredAnswerDtoList: rows.map(presentDictation),
      number: query.page,
      totalPages: Math.ceil(total / query.size),
      totalElements: total,
    }
  })

  mount(app, deleteDictationAnswer, async ({ params }, { learner }) => {
    if (!(await removeDictation(db, learner.id, params.id))) throw new AppError('not_found')
  })
}
