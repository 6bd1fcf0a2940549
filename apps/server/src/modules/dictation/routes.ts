import {
  deleteDictationAnswer,
  DICTATION_WORDS,
  getDictation,
  listDictationAnswers,
  submitDictation as submitCall,
} from '@rehearsal/contracts/dictation'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import type { Platform } from '../../platform/services.ts'
import { deleteMyDictation, listMyDictations } from './answers-service.ts'
import { presentDictation, presentWords } from './presenters.ts'
import { submitDictation } from './submit-service.ts'
import type { DictationWords } from './words-service.ts'

/** Dictation (specification §2.13, §4.9, §7.5). */
export function dictationRoutes(app: FastifyInstance, platform: Platform, dictation: DictationWords): void {
  const { db, media } = platform

  mount(app, getDictation, async ({ query }, { learner }) => {
    const urlOf = (id: string) => media.contentUrl(id, learner.id)
    if (query.page === undefined && query.size === undefined) {
      return { dictationWordAudioDtoList: presentWords(await dictation.mix(learner), urlOf) }
    }
    const { page = 0, size = DICTATION_WORDS } = query
    const { words, total } = await dictation.page({ page, size })
    const list = presentWords(words, urlOf)
    return {
      dictationWordAudioDtoList: list,
      _embedded: { dictationWordAudioDtoList: list },
      page: { number: page, size, totalPages: Math.ceil(total / size), totalElements: total },
    }
  })

  mount(app, submitCall, async ({ body }, { learner, idempotency }) =>
    presentDictation(await submitDictation(platform, await dictation.pool(), learner, body.words, idempotency)),
  )

  mount(app, listDictationAnswers, async ({ query }, { learner }) => {
    const { rows, total } = await listMyDictations(db, learner, query)
    return {
      dictationScoredAnswerDtoList: rows.map(presentDictation),
      number: query.page,
      totalPages: Math.ceil(total / query.size),
      totalElements: total,
    }
  })

  mount(app, deleteDictationAnswer, async ({ params }, { learner }) => {
    await deleteMyDictation(db, learner, params.id)
  })
}
