import { addBlockedPhrase } from '@rehearsal/contracts/block-list'
import { banAuthor } from '@rehearsal/contracts/moderation'
import { reportPost } from '@rehearsal/contracts/problem-reports'
import { aLearner } from './a-learner.ts'
import { aComment } from './a-post.ts'
import { aQuestion } from './a-question.ts'
import type { TestApp } from './an-app.ts'
import { ask, type Asking } from './ask.ts'
import type { CallFixture } from './call-fixture.ts'

/** Working calls for reports and for what administrators do about them. */
export function moderationFixtures(app: TestApp): Record<string, CallFixture> {
  const reason = 'It insults others.'
  let made = 0
  const isOpen = (status: number, make: () => Promise<Asking> = () => Promise.resolve({})): CallFixture => ({
    make,
    isOwned: false,
    status,
  })
  const aPostOfSomebody = async () => {
    const { subject, subjectId } = await aComment(app, await aLearner(app), 'A rude word')
    return { subject, subjectId }
  }
  const admin = () => aLearner(app, { role: 'admin' })
  return {
    'POST /api/problemReports': isOpen(201, async () => ({
      body: { practiceId: await aQuestion(app, 'reading/re-order-paragraphs'), description: 'The key is wrong.' },
    })),
    'POST /api/content-reports': isOpen(201, async () => ({
      body: { ...(await aPostOfSomebody()), description: 'It is rude.' },
    })),
    'GET /api/admin/moderation': isOpen(200, () => Promise.resolve({ query: { queue: 'comment' } })),
    'POST /api/admin/decisions': isOpen(200, async () => {
      const post = await aPostOfSomebody()
      const report = { as: await aLearner(app), body: { ...post, description: 'It is rude.' } }
      const { id: lastReportId } = await ask(app, reportPost, report)
      return { body: { ...post, decision: 'hide', reason, lastReportId } }
    }),
    'GET /api/admin/bans': isOpen(200),
    'POST /api/admin/bans': isOpen(201, async () => ({ body: { ...(await aPostOfSomebody()), days: 7, reason } })),
    'POST /api/admin/bans/{id}/lift': isOpen(204, async () => {
      const body = { ...(await aPostOfSomebody()), days: null, reason }
      const { id } = await ask(app, banAuthor, { as: await admin(), body })
      return { params: { id }, body: { reason } }
    }),
    'GET /api/admin/audit-entries': isOpen(200),
    'GET /api/admin/blocked-phrases': isOpen(200),
    'POST /api/admin/blocked-phrases': isOpen(201, () => Promise.resolve({ body: { phrase: `phrase ${++made}` } })),
    'DELETE /api/admin/blocked-phrases/{id}': isOpen(204, async () => {
      const { id } = await ask(app, addBlockedPhrase, { as: await admin(), body: { phrase: `phrase ${++made}` } })
      return { params: { id } }
    }),
    'GET /api/admin/blocked-phrase-matches': isOpen(200, () => Promise.resolve({ query: { phrase: 'casino' } })),
  }
}
