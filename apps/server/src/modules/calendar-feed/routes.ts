import { deleteCalendarFeed, getCalendarFeed, renewCalendarFeed } from '@rehearsal/contracts/calendar-feed'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { AppError } from '../../platform/http/app-error.ts'
import { mount } from '../../platform/http/mount.ts'
import type { Platform } from '../../platform/services.ts'
import { dropFeed, findFeedOf, readFeed, renewFeed } from './service.ts'

const paramsSchema = z.object({ file: z.string() })

/** A learner's private calendar address, and what calendar programs fetch from it. */
export function calendarFeedRoutes(app: FastifyInstance, platform: Platform): void {
  mount(app, getCalendarFeed, async (_request, { learner }) => ({
    createdAt: (await findFeedOf(platform, learner.id))?.toISOString() ?? null,
  }))
  mount(app, renewCalendarFeed, async (_request, { learner }) => {
    const { url, createdAt } = await renewFeed(platform, learner.id)
    return { url, createdAt: createdAt.toISOString() }
  })
  mount(app, deleteCalendarFeed, (_request, { learner }) => dropFeed(platform, learner.id))
  app.route({
    method: 'GET',
    url: '/calendar/:file',
    // The address is the permission: calendar programs cannot sign in.
    config: { access: 'public' },
    handler: async (request, reply) => {
      const [, token] = /^([\w-]{22})\.ics$/u.exec(paramsSchema.parse(request.params).file) ?? []
      if (token === undefined) throw new AppError('not_found')
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'inline; filename="rehearsal.ics"')
        .header('x-robots-tag', 'noindex')
        .send(await readFeed(platform, token))
    },
  })
}
