import { getReviewQueue, gradeReview, putReviewSettings } from '@rehearsal/contracts/reviews'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import type { Platform } from '../../platform/services.ts'
import { presentGraded, presentQueue } from './presenters.ts'
import { createReviewQueues } from './queue-service.ts'
import { gradeCard, setDailyCap } from './service.ts'

/** Spaced repetition of kept and misspelt words. */
export function reviewRoutes(app: FastifyInstance, platform: Platform): void {
  const queues = createReviewQueues(platform)
  mount(app, getReviewQueue, async (_request, { learner }) =>
    presentQueue(await queues.queueOf(learner), (mediaId) => platform.media.contentUrl(mediaId, learner.id)),
  )
  mount(app, gradeReview, async ({ params, body }, { learner, idempotency }) =>
    presentGraded(params.id, await gradeCard(platform, learner, { ...params.id, ...body }, idempotency)),
  )
  mount(app, putReviewSettings, async ({ body }, { learner }) => {
    await setDailyCap(platform, learner, body.dailyCap)
    return { dailyCap: body.dailyCap }
  })
}
