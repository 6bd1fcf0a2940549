import { getPredictionRecord } from '@rehearsal/contracts/predictions'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import type { Platform } from '../../platform/services.ts'
import { presentRecord } from './presenters.ts'
import { recordOfLists } from './record-service.ts'

/** How the weekly lists of predictions did. */
export function predictionsRoutes(app: FastifyInstance, platform: Platform): void {
  mount(app, getPredictionRecord, async ({ query }, { learner }) =>
    presentRecord(await recordOfLists(platform, query.pteType ?? learner.examVariant)),
  )
}
