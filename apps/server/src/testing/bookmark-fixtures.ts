import { createBookmark } from '@rehearsal/contracts/bookmarks'
import type { TestLearner } from './a-learner.ts'
import { aQuestion } from './a-question.ts'
import type { TestApp } from './an-app.ts'
import { ask } from './ask.ts'
import type { CallFixture } from './call-fixture.ts'

/** Working calls for the bookmarks, each on a question of its own. */
export function bookmarkFixtures(app: TestApp): Record<string, CallFixture> {
  const marking = async () => ({ practiceId: await aQuestion(app, 'speaking/read-aloud'), type: 'HARD', version: 0 })
  const aMark = async (owner: TestLearner) => ask(app, createBookmark, { as: owner, body: await marking() })
  return {
    'GET /api/bookmarks/{id}': {
      make: async () => ({ params: { id: await aQuestion(app, 'speaking/read-aloud') } }),
      isOwned: false,
      status: 200,
    },
    'POST /api/bookmarks': { make: async () => ({ body: await marking() }), isOwned: false, status: 201 },
    'PUT /api/bookmarks/{id}': {
      make: async (owner) => {
        const { id, practiceId, version } = await aMark(owner)
        return { params: { id }, body: { practiceId, type: 'EASY', version } }
      },
      isOwned: true,
      status: 200,
    },
    'DELETE /api/bookmarks/{id}': {
      make: async (owner) => ({ params: { id: (await aMark(owner)).id } }),
      isOwned: true,
      status: 204,
    },
  }
}
