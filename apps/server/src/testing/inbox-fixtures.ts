import { listInbox } from '@rehearsal/contracts/inbox'
import { itemsOf } from '@rehearsal/contracts/wire'
import { tellLearner } from '../modules/inbox/service.ts'
import { unsubscribeUrlOf } from '../modules/inbox/unsubscribe-service.ts'
import type { TestLearner } from './a-learner.ts'
import type { TestApp } from './an-app.ts'
import { ask, type Asking } from './ask.ts'
import type { CallFixture } from './call-fixture.ts'

/** Working calls for the inbox, on an item of the owner's. */
export function inboxFixtures(app: TestApp): Record<string, CallFixture> {
  const isOpen = (status: number, make: (owner: TestLearner) => Promise<Asking>): CallFixture => ({
    make,
    isOwned: false,
    status,
  })
  const just = (asking: Asking = {}) => Promise.resolve(asking)
  let told = 0
  const anItem = async (owner: TestLearner): Promise<Asking> => {
    const news = { kind: 'reply' as const, by: 'Ben', excerpt: 'Well said' }
    await tellLearner(app.platform.db, { userId: owner.id, dedupeKey: `told-${++told}`, news }, app.clock.now())
    return { params: { id: itemsOf(await ask(app, listInbox, { as: owner }))[0]?.id ?? 0 } }
  }
  const mails = { replies: true, likes: false, moderation: true, scores: false, mockTests: true }
  return {
    'GET /api/inbox': isOpen(200, () => just()),
    'GET /api/inbox/unread-count': isOpen(200, () => just()),
    'POST /api/inbox/{id}/read': { make: anItem, isOwned: true, status: 204 },
    'POST /api/inbox/read': isOpen(204, () => just({ body: { upTo: 1 } })),
    'POST /api/inbox/scores/{id}/read': isOpen(204, () => just({ params: { id: 1 } })),
    'POST /api/inbox/mock-tests/{id}/read': isOpen(204, () => just({ params: { id: 1 } })),
    'GET /api/inbox/settings': isOpen(200, () => just()),
    'PUT /api/inbox/settings': isOpen(200, () => just({ body: mails })),
    'POST /api/inbox/unsubscriptions/{token}': isOpen(204, async (owner) => ({
      params: { token: (await unsubscribeUrlOf(app.platform, owner.id)).split('/').at(-1) },
    })),
  }
}
