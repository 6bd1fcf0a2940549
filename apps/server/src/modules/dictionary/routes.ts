import { getDictionaryWord } from '@rehearsal/contracts/dictionary'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import type { Platform } from '../../platform/services.ts'
import { presentWord } from './presenters.ts'
import { createDictionary } from './service.ts'

export function dictionaryRoutes(app: FastifyInstance, platform: Platform): void {
  const dictionary = createDictionary(platform)
  mount(app, getDictionaryWord, async ({ params }, { learner }) =>
    presentWord(await dictionary.lookUp(params.word, learner.language), (id) =>
      platform.media.contentUrl(id, learner.id),
    ),
  )
}
