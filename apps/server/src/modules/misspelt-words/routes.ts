import { deleteMisspeltWord, listMisspeltWords } from '@rehearsal/contracts/misspelt-words'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../platform/http/app-error.ts'
import { mount } from '../../platform/http/mount.ts'
import type { Platform } from '../../platform/services.ts'
import type { MisspeltWords } from './list-service.ts'
import { presentMisspelt } from './presenters.ts'
import { removeMisspelt } from './queries.ts'

/** The spelling book: words that a learner has spelled wrong. */
export function misspeltWordsRoutes(app: FastifyInstance, { db, media }: Platform, book: MisspeltWords): void {
  mount(app, listMisspeltWords, async ({ query }, { learner }) => {
    const { words, total } = await book.list(learner, query)
    const { page, size } = query
    return {
      _embedded: {
        misspeltWordDtoList: words.map((word) => presentMisspelt(word, (id) => media.contentUrl(id, learner.id))),
      },
      page: { number: page, size, totalPages: Math.ceil(total / size), totalElements: total },
    }
  })

  mount(app, deleteMisspeltWord, async ({ params }, { learner }) => {
    if (!(await removeMisspelt(db, learner.id, params.id))) throw new AppError('not_found')
  })
}
