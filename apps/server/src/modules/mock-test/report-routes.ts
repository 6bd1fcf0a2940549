import { getMockTestProgress, getMockTestReport, getMockTestTrend } from '@rehearsal/contracts/mock-test-report'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import type { Platform } from '../../platform/services.ts'
import { presentReport, presentTrend } from './report-presenter.ts'
import { getReport, getVersion, listTrend } from './report-service.ts'

/** What ended tests say, one by one and beside each other. */
export function mockTestReportRoutes(app: FastifyInstance, platform: Platform): void {
  mount(app, getMockTestReport, async ({ params }, { learner }) =>
    presentReport(await getReport(platform, learner, params.id), (key) => platform.media.objectUrl(key, learner.id)),
  )
  mount(app, getMockTestProgress, async ({ params }, { learner }) => ({
    version: await getVersion(platform, learner, params.id),
  }))
  mount(app, getMockTestTrend, async ({ query }, { learner }) => ({
    trend: presentTrend(await listTrend(platform, learner, query.pteType)),
  }))
}
