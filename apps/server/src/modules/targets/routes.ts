import { getTarget, putTarget } from '@rehearsal/contracts/targets'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import type { Platform } from '../../platform/services.ts'
import { presentSaved, presentTarget } from './presenters.ts'
import { getTargetOf, saveTarget } from './service.ts'

/** What a learner aims at, for each exam (specification §2.10, §7.2). */
export function targetsRoutes(app: FastifyInstance, platform: Platform): void {
  mount(app, getTarget, async ({ params }, { learner }) =>
    presentTarget(await getTargetOf(platform, learner, params.variant)),
  )
  mount(app, putTarget, async ({ params, body }, { learner }) =>
    presentSaved(await saveTarget(platform, learner, params.variant, body)),
  )
}
