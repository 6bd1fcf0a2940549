import {
  askForDeletion as askForDeletionCall,
  keepAccount as keepAccountCall,
  startExport as startExportCall,
} from '@rehearsal/contracts/account-data'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { mount } from '../../platform/http/mount.ts'
import type { Platform } from '../../platform/services.ts'
import { askForDeletion, keepAccount } from './deletion-service.ts'
import { openExport, startExport } from './export-service.ts'

const paramsSchema = z.object({ token: z.string() })

/** What is a learner's own: all of it in a file, or gone. */
export function accountDataRoutes(app: FastifyInstance, platform: Platform): void {
  mount(
    app,
    startExportCall,
    async (_request, { learner }) => {
      const { files, expiresAt } = await startExport(platform, learner.id)
      return { files, expiresAt: expiresAt.toISOString() }
    },
    { rateLimit: { max: 10, timeWindow: '10 minutes' } },
  )
  mount(app, askForDeletionCall, async ({ body }, { learner, ip }) => {
    await platform.limitGuesses({ deed: 'ask for deletion', account: learner.id, ip })
    return { deleteAfter: (await askForDeletion(platform, learner.id, body)).toISOString() }
  })
  mount(app, keepAccountCall, async (_request, { learner }) => {
    await keepAccount(platform, learner.id)
    return { deleteAfter: null }
  })
  app.route({
    method: 'GET',
    url: '/exports/:token',
    // A browser downloads without a token of the session: the address itself is good once. Asking for its head alone would use it up.
    config: { access: 'public' },
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const { token } = paramsSchema.parse(request.params)
      const { name, bytes } = await openExport(platform, token)
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('referrer-policy', 'no-referrer')
        .send(bytes)
    },
  })
}
