import { createPrediction } from '@rehearsal/contracts/predictions'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import type { Platform } from '../../platform/services.ts'
import { presentReport } from './presenters.ts'
import { reportSighting } from './service.ts'

/** What learners saw in their exams (specification §2.7, §7.6). */
export function examMemoryRoutes(app: FastifyInstance, platform: Platform): void {
  mount(app, createPrediction, async ({ body }, { learner }) =>
    presentReport(await reportSighting(platform, learner, body)),
  )
}
