import {
  createComment,
  createReply,
  deleteComment,
  deleteReply,
  likeComment,
  likeReply,
  listComments,
  listReplies,
  unlikeComment,
  unlikeReply,
} from '@rehearsal/contracts/comments'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import { presentPageObject } from '../../platform/http/present-page.ts'
import type { Platform } from '../../platform/services.ts'
import { createAliases, presentComment, presentReply } from './presenters.ts'
import { addReply, dropReply, likeReplyOf, listRepliesOf, unlikeReplyOf } from './reply-service.ts'
import { addComment, dropComment, likeCommentOf, listCommentsOf, unlikeCommentOf } from './service.ts'

/** What learners say about questions and to each other (specification §2.7, §4.12, §7.6). */
export async function commentsRoutes(app: FastifyInstance, platform: Platform): Promise<void> {
  const aliasOf = createAliases(await platform.getSecret('comment-authors'))

  mount(app, listComments, async ({ params, query }, { learner }) => {
    const { rows, total } = await listCommentsOf(platform, learner, params.id, query)
    const viewer = { id: learner.id, aliasOf }
    return {
      _embedded: { commentLikeCountDtoList: rows.map((row) => presentComment(row, viewer)) },
      page: presentPageObject(query, total),
    }
  })
  mount(app, createComment, async ({ body }, { learner, idempotency }) =>
    presentComment(await addComment(platform, learner, body, idempotency), { id: learner.id, aliasOf }),
  )
  mount(app, deleteComment, ({ params }, { learner }) => dropComment(platform, learner, params.id))
  mount(app, likeComment, async ({ params }, { learner }) =>
    presentComment(await likeCommentOf(platform, learner, params.id), { id: learner.id, aliasOf }),
  )
  mount(app, unlikeComment, async ({ params }, { learner }) =>
    presentComment(await unlikeCommentOf(platform, learner, params.id), { id: learner.id, aliasOf }),
  )

  mount(app, listReplies, async ({ params, query }, { learner }) => {
    const { rows, total } = await listRepliesOf(platform, learner, params.id, query)
    const viewer = { id: learner.id, aliasOf }
    return {
      _embedded: { commentReplyLikeCountDtoList: rows.map((row) => presentReply(row, viewer)) },
      page: presentPageObject(query, total),
    }
  })
  mount(app, createReply, async ({ params, body }, { learner, idempotency }) =>
    presentReply(await addReply(platform, learner, params.id, body, idempotency), { id: learner.id, aliasOf }),
  )
  mount(app, deleteReply, ({ params }, { learner }) => dropReply(platform, learner, params.id))
  mount(app, likeReply, async ({ params }, { learner }) =>
    presentReply(await likeReplyOf(platform, learner, params.id), { id: learner.id, aliasOf }),
  )
  mount(app, unlikeReply, async ({ params }, { learner }) =>
    presentReply(await unlikeReplyOf(platform, learner, params.id), { id: learner.id, aliasOf }),
  )
}
