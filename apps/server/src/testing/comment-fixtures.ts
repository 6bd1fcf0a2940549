import { aComment, aReply } from './a-comment.ts'
import type { TestLearner } from './a-learner.ts'
import type { TestApp } from './an-app.ts'
import type { CallFixture } from './call-fixture.ts'

/** Working calls for comments and replies on a question. */
export function commentFixtures(app: TestApp, practiceId: number): Record<string, CallFixture> {
  const onComment = (status: number, body?: object, isOwned = false): CallFixture => ({
    make: async (owner) => ({ params: { id: await aComment(app, owner, practiceId) }, ...(body ? { body } : {}) }),
    isOwned,
    status,
  })
  const replyOf = async (owner: TestLearner) => aReply(app, owner, await aComment(app, owner, practiceId))
  const onReply = (status: number, isOwned = false): CallFixture => ({
    make: async (owner) => ({ params: { id: await replyOf(owner) } }),
    isOwned,
    status,
  })
  return {
    'GET /api/comments/{id}': {
      make: () => Promise.resolve({ params: { id: practiceId } }),
      isOwned: false,
      status: 200,
    },
    'POST /api/comments': {
      make: () => Promise.resolve({ body: { practiceId, comment: 'A thought' } }),
      isOwned: false,
      status: 201,
    },
    'DELETE /api/comments/{id}': onComment(204, undefined, true),
    'POST /api/comments/{id}/like': onComment(200),
    'DELETE /api/comments/{id}/like': onComment(200),
    'GET /api/commentReplies/{id}': onComment(200),
    'POST /api/commentReplies/{id}': onComment(201, { reply: 'I agree' }),
    'DELETE /api/commentReplies/{id}': onReply(204, true),
    'POST /api/commentReplies/{id}/like': onReply(200),
    'DELETE /api/commentReplies/{id}/like': onReply(200),
  }
}
