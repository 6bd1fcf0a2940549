import { getLevel } from '@rehearsal/contracts/level'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import type { Platform } from '../../platform/services.ts'
import { presentStandings } from './presenters.ts'
import { standingsOf } from './service.ts'

/** Where a learner stands, and how likely the target is. */
export function levelRoutes(app: FastifyInstance, platform: Platform): void {
  mount(app, getLevel, async ({ query }, { learner }) =>
    presentStandings(await standingsOf(platform, learner, query.pteType ?? learner.examVariant)),
  )
}
