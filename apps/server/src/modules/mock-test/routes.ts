import {
  answerMockTestItem,
  beatMockTest,
  deleteMockTest,
  endMockTest,
  getMockTest,
  listMockTests,
  openMockTest,
  startMockTest,
} from '@rehearsal/contracts/mock-tests'
import type { FastifyInstance } from 'fastify'
import type { Learner } from '../../platform/http/learner.ts'
import { mount } from '../../platform/http/mount.ts'
import { presentFlatPage } from '../../platform/http/present-page.ts'
import type { Platform } from '../../platform/services.ts'
import { answerItem } from './answer-service.ts'
import { deleteTest } from './delete-service.ts'
import { endIfSilent, endTest } from './end-service.ts'
import { createEndings } from './ending-service.ts'
import { listTests } from './list-service.ts'
import { presentRow, presentState, remainingOf } from './presenters.ts'
import { startTest } from './start-service.ts'
import { beatTest, getStanding, openTest, type TestView } from './step-service.ts'
import { takeChecksOf } from './take-check-service.ts'

/** Whole tests, parts and minis, timed by the server. */
export function mockTestRoutes(app: FastifyInstance, platform: Platform, worker: { nudge(): void }): void {
  const checks = takeChecksOf(platform)
  const endings = createEndings(platform, checks, worker)
  app.addHook('onClose', async () => {
    await endings.settled()
    await checks.settled()
  })
  const stateOf = (view: TestView, learner: Learner) =>
    presentState(view, (mediaId) => platform.media.contentUrl(mediaId, learner.id))

  mount(app, listMockTests, async ({ query }, { learner }) => {
    const { rows, total, running, format, freeLeft } = await listTests(platform, learner, query)
    const page = presentFlatPage('mockTests', rows.map(presentRow), query, total)
    return { ...page, running: running ? presentRow(running) : null, format, freeLeft }
  })
  mount(app, startMockTest, async ({ body }, { learner }) => ({ id: await startTest(platform, learner, body) }))
  mount(app, getMockTest, async ({ params }, { learner }) => {
    await endIfSilent(platform, learner.id)
    return stateOf(await getStanding(platform, learner, params.id), learner)
  })
  mount(app, openMockTest, async ({ params, body }, { learner }) => {
    await endIfSilent(platform, learner.id)
    return stateOf(await openTest(platform, learner, params.id, body), learner)
  })
  mount(app, beatMockTest, async ({ params, body }, { learner }) => {
    const standing = await beatTest(platform, learner, params.id, body.page)
    const { position, isEnded } = standing.run
    return { position, remainingMs: remainingOf(standing), isEnded }
  })
  mount(app, answerMockTestItem, async ({ params, body }, { learner, arrivedAt }) => {
    const view = await answerItem(platform, checks, learner, params, { ...body, arrivedAt })
    endings.endWhenDone(view, params.position)
    return stateOf(view, learner)
  })
  mount(app, endMockTest, async ({ params }, { learner }) => {
    if ((await endTest(platform, checks, learner, params.id)) > 0) worker.nudge()
  })
  mount(app, deleteMockTest, ({ params }, { learner }) => deleteTest(platform, learner, params.id))
}
