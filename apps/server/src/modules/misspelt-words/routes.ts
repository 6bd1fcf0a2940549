import { deleteMisspeltWord, listMisspeltWords } from '@rehearsal/contracts/misspelt-words'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import type { Platform } from '../../platform/services.ts'
import type { MisspeltWords } from './list-service.ts'
import { presentMisspelt } from './presenters.ts'

/** The spelling book: words that a learner has spelled wrong. */
export function misspeltWordsRoutes(app: FastifyInstance, { media }: Platform, book: MisspeltWords): void {
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
    await book.remove(learner, params.id)
  })
}
