import { getDictionaryWord } from '@rehearsal/contracts/dictionary'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import type { Platform } from '../../platform/services.ts'
import { presentWord } from './presenters.ts'
import { findKept } from './queries.ts'
import type { Dictionary } from './service.ts'

export function dictionaryRoutes(app: FastifyInstance, { db, media }: Platform, dictionary: Dictionary): void {
  mount(app, getDictionaryWord, async ({ params, query }, { learner }) => {
    const found = await dictionary.lookUp(params.word, query.exact)
    const kept = await findKept(db, learner.id, found.key)
    return presentWord(found, kept, (id) => media.contentUrl(id, learner.id))
  })
}
