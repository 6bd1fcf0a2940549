import { getCurrentUser } from '@rehearsal/contracts/account'
import { getTarget, putTarget } from '@rehearsal/contracts/targets'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aLearner } from '../../testing/a-learner.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask, refusal, send } from '../../testing/ask.ts'
import { findNextExam } from './service.ts'

let app: TestApp
beforeAll(async () => {
  app = await anApp({ now: '2026-03-18T22:00:00Z' })
})
afterAll(() => app.close())

const ACADEMIC = { variant: 'ACADEMIC' }
const CORE = { variant: 'CORE' }
const none = { listening: null, reading: null, speaking: null, writing: null, overall: null }
const wish = { ...none, overall: 65, examDate: '2026-05-01', language: 'FA', version: 0 }

test('before anything is saved a target is empty, of version 0, and in the language of the profile', async () => {
  const ana = await aLearner(app)
  expect(await ask(app, getTarget, { as: ana, params: ACADEMIC })).toEqual({
    ...none,
    examDate: null,
    language: null,
    version: 0,
  })
  await ask(app, putTarget, { as: ana, params: CORE, body: { ...wish, language: 'DE' } })
  expect(await ask(app, getTarget, { as: ana, params: ACADEMIC })).toMatchObject({ language: 'DE', version: 0 })
})

test('both exams keep a target of their own', async () => {
  const ana = await aLearner(app)
  await ask(app, putTarget, { as: ana, params: ACADEMIC, body: wish })
  await ask(app, putTarget, { as: ana, params: CORE, body: { ...wish, overall: 50, examDate: '2026-06-01' } })
  expect(await ask(app, getTarget, { as: ana, params: ACADEMIC })).toEqual({ ...wish, version: 1 })
  expect(await ask(app, getTarget, { as: ana, params: CORE })).toMatchObject({ overall: 50, examDate: '2026-06-01' })
})

test('the language is upper case on the wire, and becomes that of the profile', async () => {
  const ana = await aLearner(app)
  const saved = await ask(app, putTarget, { as: ana, params: ACADEMIC, body: { ...wish, language: 'de' } })
  expect(saved.language).toBe('DE')
  expect((await ask(app, getCurrentUser, { as: ana })).profile.language).toBe('de')
})

test.each([0, 1, 3])(
  'a save with version %i after two others is stale, and told the current target',
  async (version) => {
    const ana = await aLearner(app)
    await ask(app, putTarget, { as: ana, params: ACADEMIC, body: wish })
    await ask(app, putTarget, { as: ana, params: ACADEMIC, body: { ...wish, overall: 79, version: 1 } })
    const response = await send(app, putTarget, {
      as: ana,
      params: ACADEMIC,
      body: { ...wish, language: 'DE', overall: 30, version },
    })
    expect([response.statusCode, response.json()]).toMatchObject([
      409,
      { code: 'stale_version', details: { overall: 79, version: 2 } },
    ])
    expect(await ask(app, getTarget, { as: ana, params: ACADEMIC })).toMatchObject({ overall: 79, language: 'FA' })
    expect((await ask(app, getCurrentUser, { as: ana })).profile.language).toBe('fa')
  },
)

test('of two first saves at once one is stale', async () => {
  const ana = await aLearner(app)
  const save = () => send(app, putTarget, { as: ana, params: ACADEMIC, body: wish })
  const statuses = (await Promise.all([save(), save()])).map(({ statusCode }) => statusCode)
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409])
})

test.each([
  ['examDate', { examDate: '2026-03-18' }],
  ['examDate', { examDate: '2031-03-20' }],
  ['examDate', { examDate: '2026-02-30' }],
  ['examDate', { examDate: null }],
  ['overall', { overall: 91 }],
  ['reading', { reading: -1 }],
  ['listening', { listening: 9 }],
  ['writing', { writing: 65.5 }],
  ['speaking', { speaking: '65' }],
  ['language', { language: '' }],
  ['language', { language: 'klingon' }],
  ['language', { language: 'ZZ' }],
  ['version', { version: -1 }],
  ['admin', { admin: true }],
])('a wrong %s is named and nothing is saved: %j', async (field, change) => {
  // Past midnight in Tehran: the 18th is yesterday there.
  const ana = await aLearner(app, { timeZone: 'Asia/Tehran' })
  const { status, errors } = await refusal(app, putTarget, { as: ana, params: ACADEMIC, body: { ...wish, ...change } })
  expect([status, errors.map((error) => error.field)]).toEqual([400, [field]])
  expect(await ask(app, getTarget, { as: ana, params: ACADEMIC })).toMatchObject({ version: 0, examDate: null })
})

test.each(['2026-03-19', '2031-03-19'])('%s, the first and the last day, can be saved in Tehran', async (examDate) => {
  const ana = await aLearner(app, { timeZone: 'Asia/Tehran' })
  expect(await ask(app, putTarget, { as: ana, params: ACADEMIC, body: { ...wish, examDate } })).toMatchObject({
    examDate,
  })
})

test('an unknown exam is refused', async () => {
  const ana = await aLearner(app)
  expect((await send(app, getTarget, { as: ana, params: { variant: 'UKVI' } })).statusCode).toBe(400)
})

test('the next exam is the nearest ahead of either variant, and ends with its day in the learner’s zone', async () => {
  const ana = await aLearner(app, { timeZone: 'Asia/Tehran' })
  const next = () => findNextExam(app.platform.db, ana, app.clock.now())
  expect(await next()).toBeNull()
  await ask(app, putTarget, { as: ana, params: ACADEMIC, body: wish })
  await ask(app, putTarget, { as: ana, params: CORE, body: { ...wish, examDate: '2026-04-01' } })
  expect(await next()).toEqual({ day: '2026-04-01', endsAt: new Date('2026-04-01T20:29:59.999Z') })
})
