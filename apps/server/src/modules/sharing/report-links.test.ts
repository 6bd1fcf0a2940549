import { deleteMockTest } from '@rehearsal/contracts/mock-tests'
import {
  changeReportShareLink,
  createReportShareLink,
  getReportShareLink,
  getSharedScore,
  revokeReportShareLink,
} from '@rehearsal/contracts/sharing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { blockedPhrase, communityBan } from '../../platform/database/schema.ts'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { aBank } from '../../testing/a-mock-test.ts'
import { tokenOf } from '../../testing/a-share-link.ts'
import { anEndedMockTest } from '../../testing/an-ended-mock-test.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask, refusal } from '../../testing/ask.ts'
import { settleReports } from '../mock-test/settle-service.ts'

let app: TestApp
let me: TestLearner
let testId: number

beforeAll(async () => {
  app = await anApp({ environment: { PUBLIC_URL: 'https://rehearsal.example' } })
  await aBank(app, 5)
})
beforeEach(async () => {
  me = await aLearner(app, { nickname: 'Sara of Shiraz', plan: 'PREMIUM' })
  testId = (await anEndedMockTest(app, me, { itemAt: () => ({ share: 0.5 }) })).id
  await settleReports(app.platform)
})
afterAll(() => app.close())

const asking = () => ({ as: me, params: { id: testId } })
const share = (showsName = false) => ask(app, createReportShareLink, { ...asking(), body: { showsName } })
const shared = (token: string) => ask(app, getSharedScore, { params: { token } })
const isGone = async (token: string) =>
  (await refusal(app, getSharedScore, { params: { token } })).status === 404 &&
  (await app.http.inject({ url: `/s/${token}/preview.png` })).statusCode === 404

test('a link to a report shows form, exam, day and scores with their ranges, and nothing of answers or learner', async () => {
  expect(await ask(app, getReportShareLink, asking())).toBeNull()
  const link = await share()
  expect(await ask(app, getReportShareLink, asking())).toEqual(link)
  const response = await app.http.inject({ url: `/api/share-links/${tokenOf(link)}` })
  const body = response.json()
  expect(Object.keys(body).toSorted()).toEqual(['endedAt', 'form', 'kind', 'nickname', 'pteType', 'scores'])
  expect(body).toMatchObject({ kind: 'report', form: 'mini', pteType: 'ACADEMIC', nickname: null })
  expect(Object.keys(body.scores.overall).toSorted()).toEqual(['high', 'low', 'value'])
  for (const secret of [me.nickname, me.email, me.id]) expect(response.body).not.toContain(secret)
  expect(response.headers['x-robots-tag']).toBe('noindex')
})

test('the name is shown when the learner chose that, and taken away again', async () => {
  const token = tokenOf(await share(true))
  expect(await shared(token)).toMatchObject({ nickname: 'Sara of Shiraz' })
  await ask(app, changeReportShareLink, { ...asking(), body: { showsName: false } })
  expect(await shared(token)).toMatchObject({ nickname: null })
})

test('the page says form and score to those who run no script, and its picture is drawn', async () => {
  const token = tokenOf(await share(true))
  const page = await app.http.inject({ url: `/s/${token}`, headers: { accept: 'text/html' } })
  expect(page.body).toMatch(/<title>Mini test: 50, likely \d+ to \d+ · Rehearsal<\/title>/u)
  expect(page.body).toContain('A mock test for PTE Academic.')
  expect(page.body).not.toContain('Sara')
  const picture = await app.http.inject({ url: `/s/${token}/preview.png` })
  expect(picture.rawPayload.subarray(1, 4).toString()).toBe('PNG')
  expect((await app.http.inject({ url: `/s/${token}/recording.mp3` })).statusCode).toBe(404)
})

test('a report has one link at a time; a revoked one is gone for good', async () => {
  const token = tokenOf(await share())
  const second = await refusal(app, createReportShareLink, { ...asking(), body: { showsName: false } })
  expect(second).toMatchObject({ status: 409, code: 'duplicate' })
  await ask(app, revokeReportShareLink, asking())
  expect(await isGone(token)).toBe(true)
  expect((await refusal(app, revokeReportShareLink, asking())).status).toBe(404)
  expect(tokenOf(await share())).not.toBe(token)
})

test('a link to a test that was deleted shows nothing', async () => {
  const token = tokenOf(await share())
  await ask(app, deleteMockTest, asking())
  expect(await isGone(token)).toBe(true)
})

test('a report that is not complete has nothing to share, nor has that of another learner', async () => {
  const ben = await aLearner(app, { plan: 'PREMIUM' })
  expect((await refusal(app, createReportShareLink, { ...asking(), as: ben, body: { showsName: false } })).status).toBe(
    404,
  )
  const { id } = await anEndedMockTest(app, ben, { itemAt: () => ({ status: 'queued' }) })
  const early = { as: ben, params: { id }, body: { showsName: false } }
  expect((await refusal(app, createReportShareLink, early)).status).toBe(404)
})

test('an answer is never chosen for a report', async () => {
  const body = { showsName: false, showsAnswer: true }
  expect((await refusal(app, createReportShareLink, { ...asking(), body })).status).toBe(400)
})

test('who may not post makes no link to a report and shows no more, but may show less and take back', async () => {
  await share(true)
  const now = app.clock.now()
  await app.platform.db.insert(communityBan).values({ userId: me.id, reason: 'spam', createdAt: now })
  const other = await anEndedMockTest(app, me)
  await settleReports(app.platform)
  const made = { as: me, params: { id: other.id }, body: { showsName: false } }
  expect((await refusal(app, createReportShareLink, made)).code).toBe('posting_banned')
  expect(await ask(app, changeReportShareLink, { ...asking(), body: { showsName: false } })).toMatchObject({
    showsName: false,
  })
  const more = { ...asking(), body: { showsName: true } }
  expect((await refusal(app, changeReportShareLink, more)).code).toBe('posting_banned')
  await ask(app, revokeReportShareLink, asking())
})

test('a name with a blocked phrase is not shown beside a report', async () => {
  await app.platform.db.insert(blockedPhrase).values({ phrase: 'Shiraz', createdAt: app.clock.now() })
  const named = { ...asking(), body: { showsName: true } }
  expect((await refusal(app, createReportShareLink, named)).code).toBe('blocked_phrase')
  await share()
  await app.platform.db.delete(blockedPhrase)
})
