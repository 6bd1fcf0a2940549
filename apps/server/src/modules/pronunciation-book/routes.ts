import {
  addPronunciationWord,
  deletePronunciationWord,
  getPronunciationWord,
  judgePronunciationTake,
  listPronunciationWords,
  patchPronunciationBookmark,
  patchPronunciationNote,
} from '@rehearsal/contracts/pronunciation-book'
import type { FastifyInstance } from 'fastify'
import type { Learner } from '../../platform/http/learner.ts'
import { mount, type MountOptions } from '../../platform/http/mount.ts'
import type { Platform } from '../../platform/services.ts'
import { createPronunciationBook } from './book-service.ts'
import { presentEntry, presentOutcome, presentPage, presentWord } from './presenters.ts'
import { createSpokenWords } from './spoken-words-service.ts'
import { judgeTake } from './take-service.ts'

/** Each take needs an engine for a moment; nobody says a word more often. */
const COSTLY: MountOptions = { rateLimit: { max: 30, timeWindow: '1 minute' } }

export function pronunciationBookRoutes(app: FastifyInstance, platform: Platform): void {
  const book = createPronunciationBook(platform, createSpokenWords(platform))
  const urlsFor = (learner: Learner) => (mediaId: string) => platform.media.contentUrl(mediaId, learner.id)

  mount(app, listPronunciationWords, async ({ query }, { learner }) =>
    presentPage(await book.list(learner, query), query, urlsFor(learner)),
  )
  mount(app, getPronunciationWord, async ({ params, query }, { learner }) =>
    presentEntry(await book.get(learner, params.id, query), urlsFor(learner)),
  )
  mount(app, addPronunciationWord, async ({ body }, { learner }) =>
    presentWord(await book.add(learner, { word: body.word, taskId: body.practiceType ?? null }), urlsFor(learner)),
  )
  mount(app, deletePronunciationWord, ({ params }, { learner }) => book.remove(learner, params.id))
  mount(app, patchPronunciationBookmark, async ({ params, body }, { learner }) =>
    presentWord(await book.change(learner, params.id, body), urlsFor(learner)),
  )
  mount(app, patchPronunciationNote, async ({ params, body }, { learner }) =>
    presentWord(await book.change(learner, params.id, body), urlsFor(learner)),
  )
  mount(
    app,
    judgePronunciationTake,
    async ({ params, body }, { learner }) => presentOutcome(await judgeTake(platform, learner, params.id, body.audio)),
    COSTLY,
  )
}
