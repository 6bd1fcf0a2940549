import { getDictionaryWord } from '@rehearsal/contracts/dictionary'
import { getSuggestedWord, getVocabWord, translateVocabWord } from '@rehearsal/contracts/vocab-book'
import type { FastifyInstance } from 'fastify'
import type { Learner } from '../../platform/http/learner.ts'
import { mount } from '../../platform/http/mount.ts'
import type { Platform } from '../../platform/services.ts'
import { lookUpFor, openKept, suggestFor, type WordOfLearner } from './kept-word-service.ts'
import { presentWord } from './presenters.ts'
import type { Dictionary } from './service.ts'

/** All that answers with an entry (specification §7.5). `contentFolder` holds the built dictionary's pools. */
export function dictionaryRoutes(
  app: FastifyInstance,
  platform: Platform,
  dictionary: Dictionary,
  contentFolder: string,
): void {
  const present = (word: WordOfLearner, learner: Learner) =>
    presentWord(word, (id) => platform.media.contentUrl(id, learner.id))

  mount(app, getDictionaryWord, async ({ params, query }, { learner }) => {
    const asked = { text: params.word, isExact: query.exact }
    return present(await lookUpFor(platform, dictionary, learner, asked), learner)
  })
  mount(app, getVocabWord, async ({ params }, { learner }) =>
    present(await openKept(platform, dictionary, learner, params.id), learner),
  )
  mount(app, getSuggestedWord, async (_request, { learner }) =>
    present(await suggestFor(platform, dictionary, learner, contentFolder), learner),
  )
  mount(app, translateVocabWord, async ({ params }, { learner }) => ({
    translations: await dictionary.translate(params.word, learner.language),
  }))
}
