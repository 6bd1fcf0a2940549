import { eq } from 'drizzle-orm'
import { vocabWord } from '../platform/database/schema/vocab-book.ts'
import { addVocabWord } from '@rehearsal/contracts/vocab-book'
import { aDictionary, aWord } from './a-dictionary.ts'
import type { TestLearner } from './a-learner.ts'
import type { TestApp } from './an-app.ts'
import { ask, type Asking } from './ask.ts'
import type { CallFixture } from './fixtures-of-calls.ts'

/** Working calls for the dictionary and the vocab book. */
export function vocabFixtures(app: TestApp): Record<string, CallFixture> {
  const withDictionary = (asking: Asking): CallFixture => ({
    make: async () => {
      await aDictionary(app, [aWord('run'), aWord('walk')])
      // Whoever calls may keep the word from an earlier call.
      await app.platform.db.delete(vocabWord).where(eq(vocabWord.wordKey, 'walk'))
      return asking
    },
    isOwned: false,
    status: 200,
  })
  /** The id of a word of the owner's, kept now. */
  const aKeptWord = async (owner: TestLearner): Promise<number> => {
    await aDictionary(app, [aWord('run'), aWord('walk')])
    await app.platform.db.delete(vocabWord).where(eq(vocabWord.userId, owner.id))
    return (await ask(app, addVocabWord, { as: owner, body: { word: 'run' } })).id
  }
  const owned = (status: number, askingOf: (id: number) => Asking): CallFixture => ({
    make: async (owner) => askingOf(await aKeptWord(owner)),
    isOwned: true,
    status,
  })
  return {
    'GET /api/dictionary/{word}': withDictionary({ params: { word: 'running' } }),
    'GET /api/book/vocabBook': withDictionary({}),
    'GET /api/book/vocabBook/practiceType/{practiceType}': withDictionary({ params: { practiceType: 'ALL' } }),
    'GET /api/book/vocabBook/suggestedWord': withDictionary({}),
    'GET /api/book/vocabBook/translate/{word}': withDictionary({ params: { word: 'run' } }),
    'POST /api/book/vocabBook': { ...withDictionary({ body: { word: 'walk' } }), status: 201 },
    'GET /api/book/vocabBook/{id}': owned(200, (id) => ({ params: { id } })),
    'PATCH /api/book/vocabBook/{id}': owned(200, (id) => ({ params: { id }, body: { note: 'fast' } })),
    'PATCH /api/book/vocabBook/note': owned(200, (id) => ({ body: { id, note: 'fast' } })),
    'PATCH /api/book/vocabBook/{id}/bookmark': owned(200, (id) => ({
      params: { id },
      body: { bookmark: 'HARD', version: 0 },
    })),
    'DELETE /api/book/vocabBook/{id}': owned(204, (id) => ({ params: { id } })),
  }
}
