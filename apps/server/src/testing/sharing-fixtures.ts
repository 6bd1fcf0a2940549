import { createReportShareLink } from '@rehearsal/contracts/sharing'
import { settleReports } from '../modules/mock-test/settle-service.ts'
import { communityPost } from '../platform/database/schema/moderation.ts'
import type { TestLearner } from './a-learner.ts'
import type { TestApp } from './an-app.ts'
import { aBank } from './a-mock-test.ts'
import { aScoredAnswer, aShareLink, nothingMore, tokenOf } from './a-share-link.ts'
import { anEndedMockTest } from './an-ended-mock-test.ts'
import { ask } from './ask.ts'
import type { CallFixture } from './call-fixture.ts'

const path = '/api/attempts/{id}/share-link'

/** The same for links to reports. */
function reportFixtures(app: TestApp): Record<string, CallFixture> {
  const reportPath = '/api/mock-tests/{id}/share-link'
  const ofReport = (status: number, { isLinked = true, body }: { isLinked?: boolean; body?: object }): CallFixture => ({
    make: async (owner) => {
      await app.platform.db.delete(communityPost)
      await aBank(app, 5)
      const { id } = await anEndedMockTest(app, owner)
      await settleReports(app.platform)
      const params = { id }
      if (isLinked) await ask(app, createReportShareLink, { as: owner, params, body: { showsName: false } })
      return { params, ...(body === undefined ? {} : { body }) }
    },
    isOwned: true,
    status,
  })
  return {
    [`GET ${reportPath}`]: ofReport(200, {}),
    [`POST ${reportPath}`]: ofReport(201, { isLinked: false, body: { showsName: false } }),
    [`PATCH ${reportPath}`]: ofReport(200, { body: { showsName: true } }),
    [`DELETE ${reportPath}`]: ofReport(204, {}),
  }
}

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
    ...reportFixtures(app),
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
