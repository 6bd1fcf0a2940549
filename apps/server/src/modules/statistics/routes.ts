import { getStatistics } from '@rehearsal/contracts/statistics'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import type { Platform } from '../../platform/services.ts'
import { lockedStatistics, presentStatistics } from './presenters.ts'
import { statisticsOf } from './service.ts'

/** How much a learner practised (specification §2.4, §3, §7.2). */
export function statisticsRoutes(app: FastifyInstance, platform: Platform): void {
  mount(app, getStatistics, async ({ query }, { learner }) => {
    // The page asks by itself: the trial is told no more than that there is something (specification §6).
    if (learner.status !== 'PREMIUM') return lockedStatistics
    return presentStatistics(await statisticsOf(platform, learner, query.pteType ?? learner.examVariant))
  })
}
