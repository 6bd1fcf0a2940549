import { submitDictation } from '@rehearsal/contracts/dictation'
import { listMisspeltWords } from '@rehearsal/contracts/misspelt-words'
import { itemsOf } from '@rehearsal/contracts/wire'
import { aDictionary, aWord } from './a-dictionary.ts'
import type { TestLearner } from './a-learner.ts'
import type { TestApp } from './an-app.ts'
import { ask, type Asking } from './ask.ts'
import type { CallFixture } from './call-fixture.ts'

/** Working calls for dictation and the spelling book. */
export function dictationFixtures(app: TestApp): Record<string, CallFixture> {
  const words = [{ word: 'government', answer: 'goverment' }]
  const withWords = async () => aDictionary(app, [aWord('government')])
  const isOpen = (status: number, asking: Asking = {}): CallFixture => ({
    make: async () => {
      await withWords()
      return asking
    },
    isOwned: false,
    status,
  })
  const owned = (idOf: (owner: TestLearner, dictationId: number) => Promise<number>): CallFixture => ({
    make: async (owner) => {
      await withWords()
      const { id } = await ask(app, submitDictation, { as: owner, body: { words } })
      return { params: { id: await idOf(owner, id) } }
    },
    isOwned: true,
    status: 204,
  })
  const misspeltId = async (owner: TestLearner) => itemsOf(await ask(app, listMisspeltWords, { as: owner }))[0]?.id ?? 0
  return {
    'GET /api/dictation': isOpen(200),
    'POST /api/dictation': isOpen(201, { body: { words } }),
    'GET /api/dictation/answers': isOpen(200),
    'DELETE /api/dictation/{id}': owned((_, id) => Promise.resolve(id)),
    'GET /api/misspelt-words': isOpen(200),
    'DELETE /api/misspelt-words/{id}': owned(misspeltId),
  }
}
