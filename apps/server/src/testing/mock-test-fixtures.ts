import { endMockTest } from '@rehearsal/contracts/mock-tests'
import { eq } from 'drizzle-orm'
import { mockTest } from '../platform/database/schema.ts'
import type { TestLearner } from './a-learner.ts'
import { aMockTest, openAs, PAGE } from './a-mock-test.ts'
import type { TestApp } from './an-app.ts'
import { ask } from './ask.ts'
import type { CallFixture } from './call-fixture.ts'

/** The calls of mock tests, on a running one of the owner's. */
export function mockTestFixtures(app: TestApp): Record<string, CallFixture> {
  const path = '/api/mock-tests'
  const running = (status: number, extra: { params?: object; body?: object } = {}): CallFixture => ({
    make: async (owner) => {
      await noTest(app, owner)
      const id = await aMockTest(app, owner)
      await openAs(app, owner, id)
      return { params: { id, ...extra.params }, ...(extra.body ? { body: extra.body } : {}) }
    },
    isOwned: true,
    status,
  })
  const ended: CallFixture = {
    make: async (owner) => {
      await noTest(app, owner)
      const id = await aMockTest(app, owner)
      await openAs(app, owner, id)
      await ask(app, endMockTest, { as: owner, params: { id } })
      return { params: { id } }
    },
    isOwned: true,
    status: 200,
  }
  return {
    [`GET ${path}`]: { make: () => Promise.resolve({}), isOwned: false, status: 200 },
    [`POST ${path}`]: {
      make: async (owner) => {
        await noTest(app, owner)
        return { body: { form: 'mini', pteType: 'ACADEMIC', acceptsShorter: true } }
      },
      isOwned: false,
      status: 201,
    },
    [`GET ${path}/{id}`]: running(200),
    [`GET ${path}/trend`]: { make: () => Promise.resolve({ query: { pteType: 'CORE' } }), isOwned: false, status: 200 },
    [`GET ${path}/{id}/report`]: ended,
    [`GET ${path}/{id}/progress`]: ended,
    [`POST ${path}/{id}/open`]: running(200, { body: { page: PAGE } }),
    [`POST ${path}/{id}/beats`]: running(200, { body: { page: PAGE } }),
    [`POST ${path}/{id}/items/{position}`]: running(200, {
      params: { position: 0 },
      body: { page: PAGE, answer: null },
    }),
    [`POST ${path}/{id}/end`]: running(204),
    [`DELETE ${path}/{id}`]: running(204),
  }
}

/** A learner has one running test at a time, and without a plan one free one. */
async function noTest({ platform }: TestApp, { id }: TestLearner): Promise<void> {
  await platform.db.delete(mockTest).where(eq(mockTest.userId, id))
}
