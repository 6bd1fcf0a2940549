import { deleteMisspeltWord, listMisspeltWords } from '@rehearsal/contracts/misspelt-words'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../platform/http/app-error.ts'
import { mount } from '../../platform/http/mount.ts'
import type { Platform } from '../../platform/services.ts'
import type { Dictionary } from '../dictionary/service.ts'
import { presentMisspelt } from './presenters.ts'
import { listMisspelt, removeMisspelt } from './queries.ts'

/** The spelling book: words that a learner has spelled wrong. */
export function misspeltWordsRoutes(app: FastifyInstance, { db, media }: Platform, dictionary: Dictionary): void {
  mount(app, listMisspeltWords, async ({ query }, { learner }) => {
    const { rows, total } = await listMisspelt(db, learner.id, query)
    const recordings = await dictionary.recordingsOf(rows.map(({ word }) => word))
    const urlOf = (id: string) => media.contentUrl(id, learner.id)
    const words = rows.flatMap((row, index) => {
      const audio = recordings[index]
      return audio === undefined ? [] : [presentMisspelt(row, audio, urlOf)]
    })
    const { page, size } = query
    return {
      _embedded: { misspeltWordDtoList: words },
      page: { number: page, size, totalPages: Math.ceil(total / size), totalElements: total },
    }
  })

  mount(app, deleteMisspeltWord, async ({ params }, { learner }) => {
    if (!(await removeMisspelt(db, learner.id, params.id))) throw new AppError('not_found')
  })
}
