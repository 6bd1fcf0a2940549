import { communityPost } from '../platform/database/schema/moderation.ts'
import type { TestLearner } from './a-learner.ts'
import type { TestApp } from './an-app.ts'
import { aScoredAnswer, aShareLink, nothingMore, tokenOf } from './a-share-link.ts'
import type { CallFixture } from './call-fixture.ts'

const path = '/api/attempts/{id}/share-link'

/** Working calls for links to scores, each on an answer of its own. */
export function sharingFixtures(app: TestApp): Record<string, CallFixture> {
  const anAnswer = async (owner: TestLearner): Promise<number> => {
    // Whoever calls has made links before.
    await app.platform.db.delete(communityPost)
    return aScoredAnswer(app, owner, 'reading/re-order-paragraphs')
  }
  const ofAnswer = (status: number, { isLinked = true, body }: { isLinked?: boolean; body?: object }): CallFixture => ({
    make: async (owner) => {
      const id = await anAnswer(owner)
      if (isLinked) await aShareLink(app, owner, id)
      return { params: { id }, ...(body === undefined ? {} : { body }) }
    },
    isOwned: true,
    status,
  })
  return {
    [`GET ${path}`]: ofAnswer(200, {}),
    [`POST ${path}`]: ofAnswer(201, { isLinked: false, body: nothingMore }),
    [`PATCH ${path}`]: ofAnswer(200, { body: { showsName: true } }),
    [`DELETE ${path}`]: ofAnswer(204, {}),
    'GET /api/share-links/{token}': {
      make: async (owner) => {
        const id = await anAnswer(owner)
        return { params: { token: tokenOf(await aShareLink(app, owner, id)) } }
      },
      isOwned: false,
      status: 200,
    },
  }
}
