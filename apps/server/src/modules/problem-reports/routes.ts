import { reportPost, reportQuestion } from '@rehearsal/contracts/problem-reports'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import type { Platform } from '../../platform/services.ts'
import { fileReport } from './service.ts'

/** What learners report to the moderators (specification §5, §7.6). */
export function problemReportsRoutes(app: FastifyInstance, platform: Platform): void {
  mount(app, reportQuestion, async ({ body: { practiceId, description } }, { learner }) => ({
    id: await fileReport(platform, learner, { subject: 'question', subjectId: practiceId, description }),
  }))
  mount(app, reportPost, async ({ body }, { learner }) => ({ id: await fileReport(platform, learner, body) }))
}
